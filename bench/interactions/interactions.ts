import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumPath } from '#setup/chromium.ts';

/** With motion reduced, a new page is at its top at once: its heading is not on its way there when it is painted. */
const still = { reducedMotion: 'reduce' } as const;
const phone = { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { ...still, viewport: { width: 1440, height: 900 } };

export async function launchInteractiveBrowser(): Promise<Browser> {
  const executablePath = await chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
}

export interface NavigationOptions {
  /** The page that the visitor starts from, and the link they click, by its address. */
  from: string;
  to: string;
  /** 4 stands for a phone that is four times slower than this machine. */
  slowdown: number;
  /** On a phone: milliseconds that the finger is on the screen. Left out, a mouse rests on the link before it clicks. */
  touch?: number | undefined;
}

/**
 * Milliseconds from a click on a link to the paint of the opened page's heading. The page has been hydrated for a moment.
 * Works for navigations with and without a new document.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  { from, to, slowdown, touch }: NavigationOptions,
): Promise<number> {
  const context = await browser.newContext(touch === undefined ? desktop : phone);
  try {
    const page = await context.newPage();
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Long enough for the scripts of every delivery to be there and idle.
    await page.waitForTimeout(1500);
    const click =
      touch === undefined ? await approachWithMouse(page, to) : await approachWithFinger(page, to, touch);
    await page.waitForTimeout(500);
    await slowDown(page, slowdown);
    await page.evaluate(watchForPaint);
    await click();
    await page.waitForFunction((path) => window.location.pathname === path, to);
    const painted = await page.waitForFunction(readPaint);
    return Number(await painted.jsonValue());
  } finally {
    await context.close();
  }
}

/** Rests the pointer on a link. Answers with what clicks it: not `link.click()`, which puts checks of its own into the page's events. */
async function approachWithMouse(page: Page, path: string): Promise<() => Promise<void>> {
  // The page's first link to it is in the header, if the header has one: in sight, as the new heading will be.
  const link = page.locator(`a[href="${path}"]`).first();
  if (!(await link.isVisible())) {
    // The header's menus come first; below them, a page may fold up links of its own.
    await page
      .locator('details', { has: page.locator(`a[href="${path}"]`) })
      .locator('summary')
      .first()
      .click();
  }
  await link.hover();
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(80); // About as long as people hold a button.
    await page.mouse.up();
  };
}

/** Scrolls to a link on a phone. Answers with what taps it. */
async function approachWithFinger(page: Page, path: string, duration: number): Promise<() => Promise<void>> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  return async () => {
    const devtools = await page.context().newCDPSession(page);
    await touch(devtools, await middle(link), duration);
  };
}

/** Puts a finger on the screen for so many milliseconds. Playwright's own `tap` lifts it at once. */
async function touch(devtools: CDPSession, point: Point, duration: number): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(duration);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** In CSS pixels, from the top left corner of what is seen. */
interface Point {
  x: number;
  y: number;
}

/** Where a finger or a pointer meets something. */
async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is nowhere on the page, so it can't be touched.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Notes when a link is clicked and, while the document lives on, when another heading has been painted. */
function watchForPaint() {
  const heading = document.querySelector('h1');
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      const observer = new MutationObserver(() => {
        const shown = document.querySelector('main h1');
        if (shown === null || shown === heading) return;
        observer.disconnect();
        shown.setAttribute('elementtiming', 'heading');
      });
      // Element Timing tells when the heading's text was painted.
      new PerformanceObserver((list) => {
        for (const { paintTime } of list.getEntries() as PaintedEntry[])
          sessionStorage.setItem('painted', String(performance.timeOrigin + paintTime));
      }).observe({ type: 'element' });
      observer.observe(document, { childList: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

/** The milliseconds between click and paint, once the heading is painted. */
function readPaint(): number | false {
  const clicked = Number(sessionStorage.getItem('clicked'));
  const painted = sessionStorage.getItem('painted');
  if (painted !== null) return Number(painted) - clicked;
  const [paint] = performance.getEntriesByName('first-contentful-paint') as PaintedEntry[];
  // A document of its own: with nothing in it but the page, its first paint shows the heading.
  const isNewDocument = performance.timeOrigin > clicked;
  if (!isNewDocument || paint === undefined || document.querySelector('main h1') === null) return false;
  return performance.timeOrigin + paint.paintTime - clicked;
}

/** One tap on the menu's button, `delay` milliseconds after the page was first painted. */
export interface Tap {
  delay: number;
  /** How far the page was when the finger came down. */
  moment: 'before' | 'during' | 'after';
  /** Whether the menu opened. */
  opened: boolean;
  /** Milliseconds to the paint of its result, as Event Timing reports it: in steps of 8, and 16 for anything less. */
  duration: number;
}

/** The first tap on the menu of a phone that is `slowdown` times slower than this machine. */
export async function measureTap(
  browser: Browser,
  url: string,
  { delay, slowdown }: { delay: number; slowdown: number },
): Promise<Tap> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await slowDown(page, slowdown);
    await page.addInitScript(watchEvents);
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.locator('button[popovertarget=menu]');
    await button.waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const point = await middle(button);
    await page.waitForTimeout(delay);
    await touch(devtools, point, 0);
    // What hydration would still do to the menu, it has done by then.
    await page.waitForTimeout(1500);
    return { delay, ...(await page.evaluate(readTap)) };
  } finally {
    await context.close();
  }
}

/** What TypeScript's library does not know yet: the time of the paint, in milliseconds since the document was opened. */
interface PaintedEntry extends PerformanceEntry {
  paintTime: number;
}

declare global {
  interface Window {
    tapMoment?: Tap['moment'];
  }
}

function watchEvents() {
  window.addEventListener(
    'pointerdown',
    () => {
      const heading = document.querySelector('main h1') ?? {};
      const isHydrated = Object.keys(heading).some((key) => key.startsWith('__react'));
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const isHydrating = files.some((name) => name.includes('entry.client'));
      window.tapMoment = isHydrated ? 'after' : isHydrating ? 'during' : 'before';
    },
    { capture: true, once: true },
  );
}

async function readTap(): Promise<Omit<Tap, 'delay'>> {
  // TypeScript doesn't know this option of Event Timing yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries());
    }).observe(options);
    window.setTimeout(() => resolve([]), 200);
  });
  const taps = entries.filter(({ name }) => /^(pointerdown|pointerup|click|touchstart|touchend)$/.test(name));
  return {
    moment: window.tapMoment ?? 'before',
    opened: document.querySelector('#menu:popover-open') !== null,
    duration: Math.max(16, ...taps.map(({ duration }) => duration)),
  };
}

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}
