import { expect, test } from '@playwright/test';
import type { Result } from 'lighthouse';
import { audit, launchMeasuredBrowser, type MeasuredBrowser } from '#bench/lighthouse.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { serveLikeAHost } from '#bench/serve-like-a-host.ts';
import { pages } from '#tests/built-html/site.ts';

/**
 * Lighthouse's mobile audits: one page of every kind, or all with EVERY_PAGE set (`npm run test:full`).
 * Times and the score made of them depend on what else the machine does: `npm run measure` prints them.
 */
const audited = process.env.EVERY_PAGE === undefined ? pageOfEachKind : pages;

/** Audits of the page's performance that don't depend on what else the machine does. */
const held = [
  'render-blocking-insight',
  'lcp-discovery-insight',
  'cls-culprits-insight',
  'font-display-insight',
  'image-delivery-insight',
  'unsized-images',
];

let measured: MeasuredBrowser;
let served: Awaited<ReturnType<typeof serveLikeAHost>>;
test.beforeAll(async () => {
  measured = await launchMeasuredBrowser();
  served = await serveLikeAHost();
});
test.afterAll(async () => {
  served.close();
  await measured.browser.close();
});

// One after the other: two at once would measure each other. A page takes a machine that is busy otherwise half a minute.
test.describe.configure({ mode: 'default', timeout: 300_000 });

for (const { path } of audited) {
  test(`${path} is flawless`, async () => {
    const result = await audit(measured, `${served.origin}${path}`, {
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      onlyAudits: held,
    });
    const scores = Object.values(result.categories).map(({ id, score }) => [id, score]);
    expect
      .soft(Object.fromEntries(scores), flaws(result))
      .toMatchObject({ accessibility: 1, 'best-practices': 1, seo: 1 });
    for (const id of held) {
      expect.soft(result.audits[id], `${id} is an audit of this version`).toBeDefined();
      expect.soft(result.audits[id]?.score ?? 1, `${id}: ${flaws(result)}`).toBe(1);
    }
  });
}

function flaws({ audits }: Result): string {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, displayValue }) => (displayValue === undefined ? id : `${id} (${displayValue})`))
    .join(', ');
}
