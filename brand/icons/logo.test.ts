import { expect, test } from 'vitest';
import { logo, logoDocument } from '#brand/icons/logo.ts';
import { openCompany } from '#content/validate/validate.ts';
import { identityOf } from '#brand/identity.ts';

const identity = identityOf(openCompany('tests/second-company'));

const lines = (name: string, shortName: string) =>
  [...logo({ mark: identity.mark, name, shortName }).matchAll(/class="logo-line">([^<]*)/g)].map(
    ([, line]) => line,
  );

test('a name has two lines: its short form, and the rest', () => {
  expect(lines('Doors for Homes', 'Doors')).toEqual(['Doors', 'for Homes']);
  expect(lines('Doors', 'Doors')).toEqual(['Doors']);
  expect(lines('The Door Shop', 'TDS')).toEqual(['TDS', 'The Door Shop']);
});

test('a name is never markup', () => {
  expect(lines('Doors & <i>', 'Doors')).toEqual(['Doors', '&amp; &lt;i>']);
});

test('a logo file is drawn with the mark that it is handed, in a color of the site', () => {
  const mark = { path: 'M1 2h3', smallPath: 'M0 0h1' };
  const html = logoDocument({ ...identity, mark }, 'call');
  expect(html).toContain('d="M1 2h3"');
  expect(html).toContain('color: var(--color-call)');
  expect(html).toContain(`--color-call: ${identity.colors.call};`);
});
