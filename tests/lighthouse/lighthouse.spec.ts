import { expect, test } from '@playwright/test';
import type { LaunchedChrome } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { serveDeliveries } from '#bench/load/deliveries.ts';
import { audit, launchBrowser, measureLoad } from '#bench/load/lighthouse.ts';
import { pageOfEachKind } from '#bench/pages.ts';
import { percentile } from '#bench/statistics.ts';
import { pages } from '../build/site.ts';

/**
 * Lighthouse's mobile audits: one page of every kind, or all with EVERY_PAGE set (`npm run test:full`).
 * How fast a page is depends on what the machine does meanwhile, so times are only compared with the same page's
 * own limit, measured in turn.
 */
const audited = process.env.EVERY_PAGE === undefined ? pageOfEachKind : pages;

/** Audits that hold whatever the machine does meanwhile. */
const held = [
  'render-blocking-insight',
  'lcp-discovery-insight',
  'cls-culprits-insight',
  'font-display-insight',
  'image-delivery-insight',
  'document-latency-insight',
  'unsized-images',
  'errors-in-console',
];

/** The largest paint may be this much later than that of the same page without scripts; 1.02 is the aim, the rest is noise. */
const allowedRatio = 1.05;
const rounds = 5;

/** Of the pages audited so far, 0 to 100. */
const performances: number[] = [];

let browser: LaunchedChrome;
test.beforeAll(async () => void (browser = await launchBrowser()));
test.afterAll(() => {
  browser.kill();
  const tally = [...Map.groupBy(performances, (score) => score)].sort(([one], [other]) => other - one);
  const scores = tally.map(([score, those]) => `${score} on ${those.length}`).join(', ');
  if (tally.length > 0) console.log(`Lighthouse's score for performance, by pages: ${scores}.`);
});

// One after the other: two at once would measure each other.
test.describe.configure({ mode: 'default', timeout: 300_000 });

for (const { path } of audited) {
  test(`${path} is flawless`, async ({ baseURL }) => {
    const result = await audit(browser, `${baseURL}${path}`);
    const scores = Object.fromEntries(
      Object.values(result.categories).map(({ id, score }) => [id, score ?? Number.NaN]),
    );
    expect.soft(scores, flaws(result)).toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
    performances.push(Math.round((scores.performance ?? 0) * 100));
    // 100 when nothing disturbs; the tally at the end says so.
    expect.soft(scores.performance, flaws(result)).toBeGreaterThanOrEqual(0.9);
    expect.soft(result.audits['cumulative-layout-shift']?.numericValue).toBe(0);
    for (const id of held) {
      expect.soft(result.audits[id], `${id} is an audit of this version`).toBeDefined();
      expect.soft(result.audits[id]?.score ?? 1, `${id}: ${flaws(result)}`).toBe(1);
    }
  });
}

test('the largest paint comes as early as on the same page without scripts', async () => {
  const { origins, close } = await serveDeliveries();
  try {
    for (const { name, path } of pageOfEachKind.filter(({ path }) => /^\/$|^\/about$|-in-/.test(path))) {
      const own: number[] = [];
      const limit: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        own.push((await measureLoad(browser, origins['this site'] + path)).largestContentfulPaint);
        limit.push((await measureLoad(browser, origins['its limit'] + path)).largestContentfulPaint);
      }
      const ratio = percentile(own, 50) / percentile(limit, 50);
      expect
        .soft(ratio, `${name}: ${own.join(', ')} against ${limit.join(', ')}`)
        .toBeLessThanOrEqual(allowedRatio);
    }
  } finally {
    close();
  }
});

function flaws({ audits }: Result): string {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, displayValue }) => (displayValue === undefined ? id : `${id} (${displayValue})`))
    .join(', ');
}
