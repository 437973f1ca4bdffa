import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '#setup/chromium.ts';

/** Without these, letters and colors would depend on the machine's screen and its settings. */
const args = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'];

/** Opens one page for all drawings, hands it to `draw`, and closes the browser. */
export async function withDrawingPage(
  viewport: { width: number; height: number },
  draw: (page: Page) => Promise<void>,
) {
  const browser = await chromium.launch({ args, ...(await chromiumOptions()) });
  try {
    await draw(await browser.newPage({ viewport, deviceScaleFactor: 1 }));
  } finally {
    await browser.close();
  }
}

/** Shows a document in the page, ready for a screenshot: every text in a size that fits. */
export async function show(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  const tooLong = await page.evaluate(fitTexts);
  if (tooLong !== undefined) {
    throw new Error(
      `"${tooLong}" doesn’t fit its box in the drawing, not even in the smallest type: shorten it, or its longest word.`,
    );
  }
}

/**
 * Runs in the page. An element with data-styles is the box for the one in it, and gets the first of these styles in
 * which that fits. Returns the text of one that never does.
 */
async function fitTexts(): Promise<string | undefined> {
  // Both reject what is broken, which would be left out of the drawing without a word.
  await Promise.all(Array.from(document.fonts, (typeface) => typeface.load()));
  await Promise.all(Array.from(document.images, (image) => image.decode()));
  return Array.from(document.querySelectorAll<HTMLElement>('[data-styles]')).find((element) => {
    const fits = (style: string) => {
      element.style.cssText = style;
      const { height } = (element.firstElementChild ?? element).getBoundingClientRect();
      return element.scrollWidth <= element.clientWidth && height <= element.getBoundingClientRect().height;
    };
    return !element.dataset.styles?.split(' ').some(fits);
  })?.textContent;
}
