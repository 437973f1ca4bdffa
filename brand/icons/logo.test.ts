import { expect, test } from 'vitest';
import { site } from '#app/site.ts';
import { logo, mark, readMark } from '#brand/icons/logo.ts';
import { openTypeface } from '#brand/typefaces/typeface.ts';

const typefaces = {
  display: await openTypeface('bricolage-grotesque'),
  text: await openTypeface('instrument-sans', 500),
};

test('the mark is the header’s', () => {
  expect(mark).toMatch(/^M[\d\sMLHVQTAZCShvqtlacsmz.,-]+$/i);
});

test('a header that draws the mark another way is noticed', () => {
  expect(() => readMark('<svg viewBox="0 0 24 24"><path d="M0 0h4" /></svg>')).toThrow(
    /is read from app\/components\/logo.tsx/,
  );
  expect(() => readMark('<svg viewBox="0 0 32 32" stroke="currentColor"><path d="M0 0h4" /></svg>')).toThrow(
    /no longer draws it as filled paths/,
  );
});

test('the logo is as wide as asked for and holds shapes, no text', () => {
  const { svg, height } = logo(site.brand, 400, typefaces);
  expect(height).toBeGreaterThan(60);
  expect(svg).not.toMatch(/<text|font/);
  expect(svg).not.toContain(site.brand.split(' ')[0]);
});

test('a brand of one word has a logo of one line', () => {
  expect(logo('Doors', 400, typefaces).svg.match(/<path/g)).toHaveLength(2);
});

test('a character that a typeface lacks is named, with what to do', () => {
  expect(() => typefaces.display.outline('Tür ☃', 40)).toThrow(/has no "[ü☃]".*npm run fonts/);
});

test('a typeface sets a line the same way each time, wider at a heavier weight', async () => {
  const bold = await openTypeface('instrument-sans', 700);
  expect(typefaces.text.outline('Doors', 40)).toEqual(typefaces.text.outline('Doors', 40));
  expect(bold.outline('Doors', 40).width).toBeGreaterThan(typefaces.text.outline('Doors', 40).width);
});
