import { hostSite, type SiteHost } from './site-host.ts';
import { test as base } from './test.ts';

/** Tests that have a host of the site for themselves, which they can stop and deploy to. */
export const test = base.extend<{ host: SiteHost }>({
  host: async ({ browserName: _browserName }, provide) => {
    const host = await hostSite();
    await provide(host);
    await host.close();
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
});
