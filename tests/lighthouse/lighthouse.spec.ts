import { expect, test } from '@playwright/test';
import type { LaunchedChrome } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { type Delivery, serveDeliveries } from '#bench/load/deliveries.ts';
import { audit, launchBrowser, measureLargestPaint } from '#bench/load/lighthouse.ts';
import { pageOfEachKind } from '#bench/pages.ts';
import { measureUntilDecided } from '#bench/statistics.ts';
import { pageFile } from '#build/prerender/built-pages.ts';
import { pages } from '../build/site.ts';

/**
 * Lighthouse's mobile audits: one page of every kind, or all with EVERY_PAGE set (`npm run test:full`).
 * Times and the score made of them depend on what the machine does meanwhile: `npm run bench` measures them.
 * Here a time is only compared with that of the same page without scripts, measured in turn.
 */
const audited = process.env.EVERY_PAGE === undefined ? pageOfEachKind : pages;

/** Audits of the page's performance that hold whatever the machine does meanwhile. */
const held = [
  'render-blocking-insight',
  'lcp-discovery-insight',
  'cls-culprits-insight',
  'font-display-insight',
  'image-delivery-insight',
  'unsized-images',
];

let browser: LaunchedChrome;
test.beforeAll(async () => void (browser = await launchBrowser()));
test.afterAll(() => browser.kill());

// One after the other: two at once would measure each other. A page takes a machine that is busy otherwise half a minute.
test.describe.configure({ mode: 'default', timeout: 300_000 });

for (const { path } of audited) {
  test(`${path} is flawless`, async ({ baseURL }) => {
    const result = await audit(browser, `${baseURL}${path}`, {
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      onlyAudits: [...held, 'cumulative-layout-shift', 'document-latency-insight'],
    });
    const scores = Object.values(result.categories).map(({ id, score }) => [id, score]);
    expect
      .soft(Object.fromEntries(scores), flaws(result))
      .toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
    expect.soft(result.audits['cumulative-layout-shift']?.numericValue).toBe(0);
    for (const id of held) {
      expect.soft(result.audits[id], `${id} is an audit of this version`).toBeDefined();
      expect.soft(result.audits[id]?.score ?? 1, `${id}: ${flaws(result)}`).toBe(1);
    }
    expect.soft(checklist(result, 'document-latency-insight')).toMatchObject({
      noRedirects: { value: true },
      usesCompression: { value: true },
    });
  });
}

test.describe('the largest paint comes as early as on the same page without scripts', () => {
  test.skip(
    process.env.EVERY_PAGE === undefined,
    'It measures the machine, too: npm run test:full has the time.',
  );

  /** It may be this much later; 1.02 is the aim, the rest is noise. */
  const allowedRatio = 1.05;

  // Four loads as a rule, fifty at most. These take a machine that is busy otherwise ten minutes.
  test.describe.configure({ timeout: 3_600_000 });

  for (const { name, path } of pageOfEachKind.filter(({ path }) => /^\/$|^\/about$|-in-/.test(path))) {
    test(name, async () => {
      const { origins, close } = await serveDeliveries([pageFile(path)]);
      const paint = (delivery: Delivery) => measureLargestPaint(browser, origins[delivery] + path);
      try {
        const { verdict, values } = await measureUntilDecided(allowedRatio, async (round) => {
          const own = round % 2 === 0 ? await paint('this site') : undefined;
          const limit = await paint('its limit');
          return (own ?? (await paint('this site'))) / limit;
        });
        const ratios = values.map((ratio) => ratio.toFixed(3)).join(', ');
        if (verdict === 'undecided') {
          console.log(
            `${name}: it is undecided whether scripts delay the largest paint, because this machine does too much else meanwhile. Run the test again when it is idle. Times as long as without scripts: ${ratios}.`,
          );
        }
        expect(verdict, `times as long as without scripts: ${ratios}`).not.toBe('beyond');
      } finally {
        close();
      }
    });
  }
});

/** What an audit has looked at, each with whether it is fine. */
function checklist({ audits }: Result, id: string) {
  const details = audits[id]?.details;
  return details?.type === 'checklist' ? details.items : undefined;
}

function flaws({ audits }: Result): string {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, displayValue }) => (displayValue === undefined ? id : `${id} (${displayValue})`))
    .join(', ');
}
