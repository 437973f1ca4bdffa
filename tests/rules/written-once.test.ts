import { describe, expect, test } from 'vitest';
import { site } from '#app/site.ts';
import { places, textFiles } from './repository.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const [, areaCode = '', exchange = '', line = ''] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(site.phone) ?? [];
/** The phone number in any format: +17..., (7..) ..., 7-..., 7.... */
const phone = new RegExp(
  String.raw`(?:\+?1[\s.-]{0,2})?\(?${areaCode}(?:\)|%29)?[\s\u00a0.\-–/]{0,3}${exchange}[\s\u00a0.\-–/]{0,3}${line}(?!\d)`,
);
/** The brand in capitals or not, broken over lines or not, without its "Co." or "Inc.". */
const brandWords = site.brand.split(' ');
const brand = new RegExp(
  brandWords
    .slice(0, site.brand.endsWith('.') ? -1 : undefined)
    .map(escaped)
    .join(String.raw`(?:\s|&nbsp;|\u00a0)+`),
  'i',
);
/** The web address, with or without scheme and "www.". */
const origin = new RegExp(
  String.raw`(?:https?://)?(?:www\.)?${escaped(new URL(site.origin).hostname.replace(/^www\./, ''))}`,
  'i',
);

describe.each([
  ['phone number', phone, 'phoneDisplay or phoneHref of #app/site.ts'],
  ['brand', brand, 'site.brand of #app/site.ts'],
  ['origin', origin, 'site.origin or absoluteUrl() of #app/paths.ts'],
])('the %s', (what, pattern, instead) => {
  test('is written down once in the whole repository, in app/site.ts', () => {
    const found = places(textFiles, pattern);
    expect(
      found.map((place) => place.replace(/:\d+: .*/s, '')),
      `The ${what} must be changeable in one line, app/site.ts. Elsewhere use ${instead} instead; in documents, say where it stands. It is written in:\n${found.join('\n')}`,
    ).toEqual(['app/site.ts']);
  });
});

test('these patterns find the phone number in any format, and nothing else', () => {
  const formats = [
    '+1AEL',
    '1-A-E-L',
    '(A) E-L',
    '(A) E-L'.replace(' ', '\u00a0'),
    'A.E.L',
    'A E L',
    '(A)E-L',
    'tel:+1AEL',
    'A/E-L',
  ].map((format) => format.replace('A', areaCode).replace('E', exchange).replace('L', line));
  for (const format of formats) expect(format).toMatch(phone);
  expect(`${areaCode}0${exchange}${line}`).not.toMatch(phone);
  expect(`${areaCode}${exchange}${line}9`).not.toMatch(phone);
});

test('these patterns find the brand and the origin however they are written', () => {
  expect(site.brand.toUpperCase()).toMatch(brand);
  expect(site.brand.replace(' ', '\n  ')).toMatch(brand);
  expect(new URL(site.origin).hostname).toMatch(origin);
  expect(new URL(site.origin).hostname.replace('www.', '')).toMatch(origin);
});
