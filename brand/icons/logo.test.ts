import { expect, test } from 'vitest';
import { logo, logoDocument } from '#brand/icons/logo.ts';
import { identity } from '#brand/identity.ts';

const lines = (name: string) =>
  [...logo({ mark: identity.mark, name }).matchAll(/class="logo-line">([^<]*)/g)].map(([, line]) => line);

test('a name stands in two lines: its first word, and the others', () => {
  expect(lines('Doors for Homes')).toEqual(['Doors', 'for Homes']);
  expect(lines('Doors')).toEqual(['Doors']);
});

test('a name is never markup', () => {
  expect(lines('Doors & <i>')).toEqual(['Doors', '&amp; &lt;i>']);
});

test('a logo file is drawn with the mark that it is handed, in a color of the site', () => {
  const mark = { path: 'M1 2h3', smallPath: 'M0 0h1' };
  const html = logoDocument({ ...identity, mark }, 'call');
  expect(html).toContain('d="M1 2h3"');
  expect(html).toContain('color: var(--color-call)');
  expect(html).toContain(`--color-call: ${identity.colors.call};`);
});
