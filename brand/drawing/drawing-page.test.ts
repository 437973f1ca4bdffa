import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { show, withDrawingPage } from '#brand/drawing/drawing-page.ts';
import { dataUrl, htmlDocument } from '#brand/drawing/html-document.ts';
import { openCompany } from '#content/validate/validate.ts';
import { identityOf } from '#brand/identity.ts';

const identity = identityOf(openCompany('tests/second-company'));

const size = { width: 600, height: 300 };
const styles = `div { inline-size: 400px; block-size: 60px; } p { margin: 0; font: 1em / 1 'Instrument Sans'; }`;

/** A text in a place of 400 by 60 pixels that offers two sizes. */
const texts = (text: string) =>
  htmlDocument(identity.colors, {
    styles,
    body: `<div data-styles="font-size:60px font-size:30px"><p>${text}</p></div>`,
  });
const sizeOf = (page: Page) => page.locator('p').evaluate((text) => getComputedStyle(text).fontSize);

describe('a text', () => {
  test('gets the first size in which it fits its place', async () => {
    await withDrawingPage(size, async (page) => {
      await show(page, texts('Doors'));
      expect(await sizeOf(page)).toBe('60px');
      await show(page, texts('Doors in two lines'));
      expect(await sizeOf(page)).toBe('30px');
    });
  });

  test('that fits in no size is named, with what to do', async () => {
    await withDrawingPage(size, async (page) => {
      await expect(show(page, texts('A garage door of very many words '.repeat(3)))).rejects.toThrow(
        /"A garage door of .* doesn’t fit .* shorten it/,
      );
      await expect(show(page, texts('Rindfleischetikettierungsüberwachung'))).rejects.toThrow(/doesn’t fit/);
    });
  });
});

test('a picture that is broken is noticed', async () => {
  const body = `<img src="${dataUrl('image/webp', Buffer.from('no picture'))}" alt="">`;
  await withDrawingPage(size, async (page) => {
    await expect(show(page, htmlDocument(identity.colors, { styles, body }))).rejects.toThrow(/decoded/);
  });
});

test('the same document is the same picture, in another browser too', async () => {
  const draw = () =>
    withDrawingPage(size, async (page) => {
      await show(page, texts('Doors & more'));
      return page.screenshot();
    });
  const first = await draw();
  expect(first.equals(await draw())).toBe(true);
});
