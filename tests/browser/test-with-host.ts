import type { Page } from '@playwright/test';
import { company } from '#tests/company.ts';
import { SiteHost } from './site-host.ts';
import { dialLinks, expect, mainHeading, openHydrated, test as base } from './test.ts';

/** Tests that have a host of the site for themselves, which they can stop and deploy to. */
export const test = base.extend<{ host: SiteHost }>({
  host: async ({ browserName: _browserName }, provide) => {
    const host = await new SiteHost().start();
    await provide(host);
    await host.close();
  },
  baseURL: async ({ host }, provide) => provide(host.origin),
});

/** Opens the site for the first time, and waits until its service worker controls the page. */
export async function visitWithWorker(page: Page, path: string) {
  await openHydrated(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export async function expectOfflinePage(page: Page, path: string) {
  await expect(mainHeading(page)).toHaveText(company.offline?.heading ?? '');
  await expect(dialLinks(page.getByRole('main'))).toBeVisible();
  await expect(page).toHaveURL(path);
}
