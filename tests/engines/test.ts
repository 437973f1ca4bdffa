import { expect, test as base } from '@playwright/test';
import { SiteHost } from '#tests/browser/site-host.ts';
import { isHydrated } from '#tests/browser/test.ts';
import { startWebKit, type WebKit } from './webkit.ts';

export { expect };

declare global {
  interface Window {
    problems?: string[];
  }
}

interface Fixtures {
  host: SiteHost;
  /** What WebKit may say unseen in these tests, as in tests/browser/test.ts. */
  forgiven: RegExp;
  /** WebKit with a window of the project's size. The test fails when something goes wrong unseen. */
  visitor: Pick<WebKit, 'open' | 'back' | 'read' | 'click'>;
}

export const test = base.extend<Fixtures, { webkit: WebKit }>({
  forgiven: [/(?!)/, { option: true }],

  webkit: [
    async ({ browserName: _browserName }, provide) => {
      const webkit = await startWebKit();
      await provide(webkit);
      await webkit.stop();
    },
    { scope: 'worker' },
  ],

  // Each test has its own host, so that WebKit has nothing of it in its cache.
  host: async ({ browserName: _browserName }, provide) => {
    const host = await new SiteHost().start();
    await provide(host);
    await host.close();
  },

  visitor: async ({ webkit, host, viewport, forgiven }, provide) => {
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    await webkit.resize(width, height);
    // Only the page knows how much of the window is its own.
    const inner = await webkit.read(() => ({ width: innerWidth, height: innerHeight }), null);
    await webkit.resize(2 * width - inner.width, 2 * height - inner.height);
    const problems: string[] = [];
    const collect = async () => {
      problems.push(...(await webkit.read(() => window.problems?.splice(0) ?? [], null)));
    };
    await provide({
      ...webkit,
      async open(address) {
        await collect();
        await webkit.open(new URL(address, host.origin).href);
        await webkit.read(listen, null);
      },
    });
    await collect();
    const unseen = [...problems, ...host.refused.map((path) => `refused: ${path}`)];
    expect(unseen.filter((problem) => !forgiven.test(problem))).toEqual([]);
  },
});

/** Runs in the page. The driver says nothing of the console: what is written there after the page has loaded is noted here. */
function listen() {
  const problems: string[] = [];
  window.problems = problems;
  for (const type of ['debug', 'error', 'info', 'log', 'warn'] as const)
    console[type] = (...words: unknown[]) => problems.push(`console.${type}: ${words.map(String).join(' ')}`);
  window.addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    problems.push(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated({ open, read }: Fixtures['visitor'], address: string) {
  await open(address);
  await read(() => void window.dispatchEvent(new Event('wheel')), null);
  await expect.poll(() => read(isHydrated, null), 'the page is hydrated').toBe(true);
}
