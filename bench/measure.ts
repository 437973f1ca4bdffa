/**
 * Prints how fast the built site is: `npm run measure`. ROUNDS says how often each page is measured. Leave the machine alone
 * in the meantime: it is measured, too.
 */
import type { Browser, Page } from '@playwright/test';
import type { Path } from '#app/paths.ts';
import { largestPaint, launchMeasuredBrowser } from '#bench/lighthouse.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { serveLikeAHost } from '#bench/serve-like-a-host.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const measured = await launchMeasuredBrowser();
const { origin, close } = await serveLikeAHost();
const pages = pageOfEachKind.map((page) => ({
  ...page,
  paints: [] as number[],
  navigations: [] as number[],
}));

// All in turn, so that a slow moment of the machine affects every page.
for (let round = 0; round < rounds; round += 1)
  for (const { path, paints, navigations } of pages) {
    paints.push(await largestPaint(measured, origin + path));
    if (path !== '/') navigations.push(await navigationTime(measured.browser, origin, path));
  }

console.log(
  '\nMilliseconds: largest paint on a simulated slow phone; from a click to the paint of the new heading, processor 4 times slower.',
);
console.table(
  pages.map(({ name, paints, navigations }) => ({
    page: name,
    'largest paint': median(paints),
    navigation: median(navigations),
  })),
);
close();
await measured.browser.close();

/** From the click on the first link to a page, after a pointer has rested on it, to the paint of its heading. */
async function navigationTime(browser: Browser, origin: string, path: Path): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    // A page that links to it.
    await page.goto(origin + (path.includes('-in-') ? path.slice(0, path.indexOf('-in-')) : '/'));
    // Long enough for the app to be there and idle.
    await page.waitForTimeout(1500);
    const link = page.locator(`a[href="${path}"]`).first();
    if (!(await link.isVisible()))
      await page.locator('details', { has: link }).locator('summary').first().click();
    await link.hover();
    await page.waitForTimeout(500);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await timeOfClick(page);
  } finally {
    await page.close();
  }
}

async function timeOfClick(page: Page): Promise<number> {
  await page.evaluate(watchHeading);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.headingTime ?? Number.NaN);
}

declare global {
  interface Window {
    /** Milliseconds from the first click to the paint of another main heading. */
    headingTime?: Promise<number>;
  }
}

function watchHeading() {
  const before = document.querySelector('main h1');
  let clicked = 0;
  window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  window.headingTime = new Promise((resolve) => {
    // Element Timing tells when the heading's text was painted.
    new PerformanceObserver((list) =>
      resolve((list.getEntries()[0]?.startTime ?? Number.NaN) - clicked),
    ).observe({ type: 'element' });
  });
  new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (heading !== before) heading?.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, subtree: true });
}

/** Lighthouse fails to record a load now and then. */
function median(values: readonly number[]): number | undefined {
  const recorded = values.filter(Number.isFinite).sort((one, other) => one - other);
  const middle = recorded[Math.floor(recorded.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}
