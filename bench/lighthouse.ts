import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { latency } from '#bench/serve-like-a-host.ts';
import { freePort } from '#host/port.ts';
import { chromiumOptions } from '#setup/chromium.ts';

export type MeasuredBrowser = Awaited<ReturnType<typeof launchMeasuredBrowser>>;

/** A browser that Playwright drives, and the port at which Lighthouse reaches it. */
export async function launchMeasuredBrowser() {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(await chromiumOptions()),
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/** Runs Lighthouse once, as a mid-range phone on slow 4G. Throws when it could not load the page. */
export async function audit({ port }: MeasuredBrowser, url: string, flags: Flags): Promise<Result> {
  const outcome = await lighthouse(url, { port, logLevel: 'error', ...flags });
  if (outcome === undefined || outcome.lhr.runtimeError !== undefined) {
    throw new Error(
      `Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message ?? 'it gave no result'}. Is the site built, and does the page open in a browser?`,
    );
  }
  return outcome.lhr;
}

export type Paints = Awaited<ReturnType<typeof paintsOf>>;

/** Both in milliseconds. */
export async function paintsOf(browser: MeasuredBrowser, url: string) {
  const { origin } = new URL(url);
  const { audits } = await audit(browser, url, {
    onlyAudits: ['first-contentful-paint', 'largest-contentful-paint'],
    disableFullPageScreenshot: true,
    // What the simulation takes for the host's own time: the same for every page.
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: latency.file },
    },
  });
  return {
    first: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    largest: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}
