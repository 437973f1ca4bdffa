import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { lexer, type Token } from 'marked';
import { partsOfFooter, partsOfHeader, partsOfPages, partsOfPhoneButton } from './parts.ts';
import { plain } from './shown.ts';
import {
  addressesOf,
  addressTable,
  areas,
  brands,
  claims,
  failure,
  loading,
  services,
  deadEnd,
  unlistedArea,
} from './specification.ts';

/** What these tests hold the site to is what docs/specification.md says: the two can't drift apart. */

const markdown = readFileSync('docs/specification.md', 'utf8');
const tokens = lexer(markdown);

/** What stands under the heading with this number. */
function section(number: string): Token[] {
  const start = tokens.findIndex((token) => token.type === 'heading' && token.text.startsWith(`${number} `));
  if (start === -1)
    throw new Error(`docs/specification.md has no section ${number}: say here how it is numbered now.`);
  const rest = tokens.slice(start + 1);
  const end = rest.findIndex(({ type }) => type === 'heading');
  return rest.slice(0, end === -1 ? rest.length : end);
}

/** The cells of a section's table, row by row. */
function table(number: string): string[][] {
  return section(number).flatMap((token) =>
    token.type === 'table'
      ? token.rows.map((row: { text: string }[]) => row.map(({ text }) => text.replaceAll('`', '')))
      : [],
  );
}

test('the addresses, and how many they are', () => {
  const rows = table('2.1').filter(([, , count]) => count !== '');
  expect(rows.map(([address, , count]) => ({ address, count: Number(count) }))).toEqual(addressTable);
  for (const { address, count } of addressTable) expect(addressesOf(address), address).toHaveLength(count);
});

test('the services', () => {
  expect(table('3.1')).toEqual(
    services.map(({ name, slug, icon, emergency }) => [name, slug, icon, emergency ? 'yes' : 'no']),
  );
});

test('the areas', () => {
  expect(table('3.2')).toEqual(
    areas.map(({ name, slug, minutes, zipCodes }) => [name, slug, minutes, zipCodes]),
  );
});

test('the partner brands', () => {
  expect(table('1.5')).toEqual(brands.map(({ name, url }) => [name, url]));
});

test('the claims', () => {
  const items = section('1.3').flatMap((token) =>
    token.type === 'list' ? token.items.map(({ text }: { text: string }) => text) : [],
  );
  expect(items).toEqual(claims.map(({ claim }) => claim));
});

test.describe('the words', () => {
  const parts = [...Object.values(partsOfPages), partsOfHeader, partsOfFooter, partsOfPhoneButton].flat();
  const words = new Set([
    ...parts.flatMap((part) => {
      if ('heading' in part) return part.heading;
      if ('link' in part) return part.link;
      return 'text' in part ? part.text : [];
    }),
    loading,
    failure,
    deadEnd.suggestion,
    unlistedArea.heading,
    unlistedArea.served,
  ]);

  /** What the sections about pages and behavior quote, headings and code left out; a name in braces stands for any. */
  const prose = markdown.slice(markdown.indexOf('\n## 2. ')).replaceAll(/^#.*$|`[^`]*`/gm, '');
  const quotes = [...prose.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote);
  const pattern = (quote: string) => new RegExp(RegExp.escape(quote).replaceAll(/\\\{\w+\\\}/g, '.+'));

  test('that the document quotes are each looked for on a page', () => {
    const unused = quotes.filter((quote) => ![...words].some((text) => pattern(quote).test(text)));
    expect(unused).toEqual([]);
  });

  test('that are looked for on a page each stand in the document', () => {
    const document = plain(markdown);
    const templates = quotes.filter((quote) => quote.includes('{')).map(pattern);
    const unfounded = [...words].filter(
      (text) => !document.includes(plain(text)) && !templates.some((template) => template.test(text)),
    );
    expect(unfounded).toEqual([]);
  });
});
