import type { Browser } from '@playwright/test';
import { watch } from '#tests/browser/test.ts';
import { drivenVisitor, type Visitor, visitorOf } from './visitor.ts';
import type { WebDriver } from './web-driver.ts';
import { startWebKit } from './webkit.ts';

/** An engine that has started. */
export interface Engine {
  visit: (origin: string, size: { width: number; height: number }) => Promise<Visit>;
  stop: () => Promise<void>;
}

interface Visit {
  visitor: Visitor;
  /** What went wrong unseen until now, as far as the engine's driver tells. */
  problems: () => Promise<string[]>;
  end: () => Promise<void>;
}

/** One that Playwright drives. */
export function playwrightsEngine(browser: Browser): Engine {
  return {
    async visit(origin, viewport) {
      const context = await browser.newContext({ baseURL: origin, viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      const problems = watch(page, origin);
      return {
        visitor: visitorOf(page),
        problems: () => Promise.resolve(problems),
        end: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** The machine's own WebKit. Its driver tells nothing of the console: that is listened to from the page's load on. */
export async function ownWebKit(): Promise<Engine> {
  const { driver, stop } = await startWebKit();
  return {
    async visit(origin, { width, height }) {
      await fitWindow(driver, width, height);
      const visitor = drivenVisitor(driver);
      const problems: string[] = [];
      const collect = async () => {
        problems.push(...(await driver.run(() => window.problems?.splice(0) ?? [], null)));
      };
      return {
        visitor: {
          ...visitor,
          async open(address) {
            await collect();
            await driver.open(new URL(address, origin).href);
            await driver.run(listen, null);
          },
        },
        async problems() {
          await collect();
          return problems;
        },
        end: () => Promise.resolve(),
      };
    },
    stop,
  };
}

/** Gives the page this size. How much of a window is not the page, the page alone knows. */
async function fitWindow(driver: WebDriver, width: number, height: number) {
  await driver.resize(width, height);
  const inner = await driver.run(() => ({ width: window.innerWidth, height: window.innerHeight }), null);
  await driver.resize(2 * width - inner.width, 2 * height - inner.height);
}

/** Runs in the page. */
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

declare global {
  interface Window {
    problems?: string[];
  }
}
