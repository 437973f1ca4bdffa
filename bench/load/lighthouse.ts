import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { latency } from '#bench/load/deliveries.ts';
import { chromiumPath } from '#setup/chromium.ts';

/** A page load as Lighthouse simulates it: a mid-range phone on slow 4G. Times in milliseconds, sizes in bytes. */
export interface Load {
  /** Lighthouse's score for performance, 0 to 100. */
  score: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  mainThread: number;
  requests: number;
  bytes: { document: number; script: number; image: number; font: number; other: number };
}

/** The browser that Lighthouse drives. Kill it when done. */
export async function launchBrowser(): Promise<LaunchedChrome> {
  const chromePath = await chromiumPath();
  return launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--ignore-certificate-errors',
    ],
  });
}

/** Runs Lighthouse once. Throws when it could not load the page. */
export async function audit(browser: LaunchedChrome, url: string, flags: Flags = {}): Promise<Result> {
  const outcome = await lighthouse(url, { port: browser.port, logLevel: 'error', ...flags });
  if (outcome === undefined || outcome.lhr.runtimeError !== undefined) {
    throw new Error(
      `Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message ?? 'it gave no result'}. Is the site built, and does the page open in a browser?`,
    );
  }
  return outcome.lhr;
}

/** Loads a page once and measures it. */
export function measureLoad(browser: LaunchedChrome, url: string): Promise<Load> {
  return untilRecorded(async () =>
    loadOf(await audit(browser, url, { onlyCategories: ['performance'], ...sameHost(url) })),
  );
}

/**
 * What the simulation takes for the host's own time, the same for every delivery. It would take the median of what it
 * sees, and of a page without pictures and scripts it sees little but the document, which comes later on purpose.
 */
function sameHost(url: string): Flags {
  const { origin } = new URL(url);
  return {
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: latency },
    },
  };
}

/** Lighthouse fails to record a load now and then: one in hundreds should not cost all of them. */
async function untilRecorded<Value>(measure: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; tries < 3; tries += 1) {
    try {
      return await measure();
    } catch (error) {
      console.warn(`Once more: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return measure();
}

function loadOf(result: Result): Load {
  const requests = networkRequests(result);
  const bytesOf = (...types: string[]) =>
    requests.reduce((sum, { type, bytes }) => (types.includes(type) ? sum + bytes : sum), 0);
  const known = ['Document', 'Script', 'Image', 'Font'];
  return {
    score: Math.round((result.categories.performance?.score ?? Number.NaN) * 100),
    firstContentfulPaint: numeric(result, 'first-contentful-paint'),
    largestContentfulPaint: numeric(result, 'largest-contentful-paint'),
    totalBlockingTime: numeric(result, 'total-blocking-time'),
    cumulativeLayoutShift: numeric(result, 'cumulative-layout-shift'),
    mainThread: numeric(result, 'mainthread-work-breakdown'),
    requests: requests.length,
    bytes: {
      document: bytesOf('Document'),
      script: bytesOf('Script'),
      image: bytesOf('Image'),
      font: bytesOf('Font'),
      other: bytesOf(...requests.map(({ type }) => type).filter((type) => !known.includes(type))),
    },
  };
}

/** Loads a page once and measures its largest paint only, which is quicker than all of it. */
export function measureLargestPaint(browser: LaunchedChrome, url: string): Promise<number> {
  return untilRecorded(async () =>
    numeric(
      await audit(browser, url, {
        onlyAudits: ['largest-contentful-paint'],
        disableFullPageScreenshot: true,
        ...sameHost(url),
      }),
      'largest-contentful-paint',
    ),
  );
}

function numeric({ audits }: Result, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) {
    throw new Error(
      `Lighthouse gave no value for "${audit}": ${audits[audit]?.errorMessage ?? 'the audit does not exist in this version'}.`,
    );
  }
  return value;
}

function networkRequests({ audits }: Result): { type: string; bytes: number }[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse gave no list of network requests.');
  return details.items.map(({ resourceType, transferSize }) => ({
    type: typeof resourceType === 'string' ? resourceType : 'Unknown',
    bytes: Number(transferSize),
  }));
}
