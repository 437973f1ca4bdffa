import { describe, expect, test } from 'vitest';
import { companyFolder } from '#content/company-folder.ts';
import { company } from '#tests/company.ts';
import { places, textFiles } from './repository.ts';

const { business } = company;
const record = `${companyFolder}/business.yaml`;

const [, areaCode = '', exchange = '', line = ''] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(business.phone) ?? [];
/** The phone number in any format: +17..., (7..) ..., 7-..., 7.... */
const phone = new RegExp(
  String.raw`(?:\+?1[\s.-]{0,2})?\(?${areaCode}(?:\)|%29)?[\s\u00a0.\-–/]{0,3}${exchange}[\s\u00a0.\-–/]{0,3}${line}(?!\d)`,
);
/** The brand in capitals or not, broken over lines or not, without its "Co." or "Inc.". */
const brandWords = business.brand.split(' ');
const brand = new RegExp(
  brandWords
    .slice(0, business.brand.endsWith('.') ? -1 : undefined)
    .map((word) => RegExp.escape(word))
    .join(String.raw`(?:\s|&nbsp;|\u00a0)+`),
  'i',
);
/** The web address, with or without scheme and "www.". */
const origin = new RegExp(
  String.raw`(?:https?://)?(?:www\.)?${RegExp.escape(new URL(business.origin).hostname.replace(/^www\./, ''))}`,
  'i',
);

describe.each([
  ['phone number', phone, 'what siteOf() says of the phone'],
  ['brand', brand, 'what siteOf() says of the brand'],
  ['origin', origin, 'what siteOf() says of the origin, and absoluteUrl()'],
])('the %s', (what, pattern, instead) => {
  test('is written down once in the whole repository, in the company’s record', () => {
    const isBrand = pattern === brand;
    // Customers name the company as they like, and a legal name may hold the brand.
    const isTheirs = ({ file }: { file: string }) => isBrand && file.startsWith(`${companyFolder}/reviews/`);
    const found = places(
      textFiles.filter((text) => !isTheirs(text)),
      pattern,
    );
    const files = found.map((place) => place.replace(/:\d+: .*/s, ''));
    expect(
      isBrand ? [...new Set(files)] : files,
      `The ${what} must be changeable in one line, in ${record}. Elsewhere use ${instead} instead; texts name {brand} or {phone}; documents say where it is. It is written in:\n${found.join('\n')}`,
    ).toEqual([record]);
  });
});

test('no test but those of the specification names a place, a service or a brand', () => {
  const { areas, services, brands = [] } = company;
  const facts = [...areas, ...services].flatMap(({ name, slug }) => [name, slug]);
  const zipCodes = areas.flatMap((area) => area.zipCodes.match(/\d{5}/g) ?? []);
  const all = [...facts, ...zipCodes, ...brands.map(({ name }) => name)].map((fact) => RegExp.escape(fact));
  const tests = textFiles.filter(({ file }) => /^tests\/(?!acceptance\/).*\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(0);
  expect(
    places(tests, new RegExp(String.raw`\b(?:${all.join('|')})\b`, 'i')),
    'Take it from tests/company.ts, so that the company may change. What the specification fixes belongs in tests/acceptance.',
  ).toEqual([]);
});
