import { expect, test as base } from '@playwright/test';
import { hostSite, type SiteHost } from '#tests/browser/site-host.ts';
import { isHydrated } from '#tests/browser/test.ts';
import { type Engine, ownWebKit, playwrightsEngine } from './engine.ts';
import type { Visitor } from './visitor.ts';

export { expect };

export interface EngineOptions {
  /** The engine is the machine's own WebKit, which Playwright can't drive. */
  isOwnWebKit: boolean;
}

interface Fixtures {
  host: SiteHost;
  /** The test fails when something went wrong unseen while the visitor was there. */
  visitor: Visitor;
}

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  isOwnWebKit: [false, { option: true, scope: 'worker' }],

  engine: [
    async ({ isOwnWebKit, playwright, browserName, channel, launchOptions }, provide) => {
      const engine = isOwnWebKit
        ? await ownWebKit()
        : playwrightsEngine(
            await playwright[browserName].launch({
              ...launchOptions,
              ...(channel === undefined ? {} : { channel }),
            }),
          );
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],

  // Each test has a host for itself: nothing that an engine keeps of one is there for the next.
  host: async ({ browserName: _browserName }, provide) => {
    const host = await hostSite();
    await provide(host);
    await host.close();
  },

  visitor: async ({ engine, host, viewport }, provide) => {
    const { visitor, problems, end } = await engine.visit(
      host.origin,
      viewport ?? { width: 1440, height: 900 },
    );
    await provide(visitor);
    const refused = host.refused.map((path) => `refused: ${path}`);
    expect([...(await problems()), ...refused], 'nothing on the console, no failed request').toEqual([]);
    await end();
  },
});

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(visitor: Visitor, address: string) {
  await visitor.open(address);
  // Without a touch or a turn of the wheel it waits for an idle moment.
  await visitor.read(() => void window.dispatchEvent(new Event('wheel')), null);
  await expect.poll(() => visitor.read(isHydrated, null), 'the page is hydrated').toBe(true);
}
