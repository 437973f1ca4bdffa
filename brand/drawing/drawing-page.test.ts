import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
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

test('a text gets the first size in which it fits its place', async () => {
  await withDrawingPage(size, async (page) => {
    await show(page, texts('Doors'));
    expect(await sizeOf(page)).toBe('60px');
    await show(page, texts('Doors in two lines'));
    expect(await sizeOf(page)).toBe('30px');
  });
});

const broken = `<img src="${dataUrl('image/webp', Buffer.from('no picture'))}" alt="">`;

test.each([
  [
    'a text that fits in no size',
    texts('A garage door of very many words '.repeat(3)),
    /"A garage door of .* doesn’t fit .* shorten it/,
  ],
  ['a word that does', texts('Rindfleischetikettierungsüberwachung'), /doesn’t fit/],
  ['a picture that is broken', htmlDocument(identity.colors, { styles, body: broken }), /decoded/],
])('%s is named, with what to do', async (_, html, message) => {
  await withDrawingPage(size, (page) => expect(show(page, html)).rejects.toThrow(message));
});
