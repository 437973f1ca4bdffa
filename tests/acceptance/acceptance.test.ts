import { describe, expect, test } from 'vitest';
import { companyFolder } from '#content/company-folder.ts';
import { company, deadEnds, site, texts } from '#tests/company.ts';
import * as customer from './customer.ts';
import { type Part, partsOfFooter, partsOfHeader, partsOfPages, partsOfPhoneButton } from './parts.ts';
import { all, plain } from '../built-html/dom.ts';
import { at, collect, collectFromPages, documents } from '../built-html/site.ts';

/**
 * Every page shows what the customer's document names, in its order. The document is the first company's: what it says
 * holds for no other. No other test names a fact of the company.
 */
interface Shown {
  tag: string;
  words: string[];
  address: string | null;
  entries: number;
}

const shownIn = (root: ParentNode): Shown[] =>
  all(root, 'h1, h2, h3, a, p, li, dt, dd, img, ul, ol, dl, text').map((element) => ({
    tag: element.localName,
    words: [element, ...all(element, '[aria-label]')]
      .flatMap((named) => named.getAttribute('aria-label') ?? [])
      .concat(element.textContent)
      .map(plain),
    address: element.getAttribute('href') ?? element.getAttribute('src'),
    entries: element.childElementCount,
  }));

function isPart({ tag, words, address, entries }: Shown, part: Part): boolean {
  if ('heading' in part) return /^h\d$/.test(tag) && words.includes(plain(part.heading));
  if ('headingWith' in part)
    return /^h\d$/.test(tag) && words.some((text) => text.includes(part.headingWith));
  if ('picture' in part) return tag === 'img' && address === part.picture;
  if ('list' in part) return /^[uod]l$/.test(tag) && entries === part.list;
  if ('text' in part)
    return /^(p|li|d[td]|text)$/.test(tag) && words.some((text) => text.includes(plain(part.text)));
  const leadsThere = typeof part.to === 'string' ? address === part.to : part.to.test(address ?? '');
  return tag === 'a' && leadsThere && words.some((text) => text.startsWith(plain(part.link)));
}

/** The kinds of parts that quote words. */
const kindsOfWords = ['heading', 'headingWith', 'link', 'text'];

/** The parts that don't follow on those before them. */
function missing(root: ParentNode | undefined | null, parts: readonly Part[]): string[] {
  const shown = root ? shownIn(root) : [];
  let place = 0;
  return parts
    .filter((part) => {
      const found = shown.slice(place).findIndex((element) => isPart(element, part));
      place += found + 1;
      return found === -1;
    })
    .map((part) => `is not there, or is elsewhere: ${Object.values(part).join(' to ')}`);
}

describe.skipIf(companyFolder !== 'company')('the customer’s document', () => {
  test('has as many addresses as it says, and each is a page with its parts below', () => {
    for (const { address, count, paths } of customer.addressTable) expect(paths, address).toHaveLength(count);
    const built = [...customer.addresses, ...customer.additions, '/404', '/offline'];
    expect(documents.map(({ path }) => path).sort()).toEqual(built.toSorted());
    expect(
      Object.keys(partsOfPages)
        .filter((path) => path !== '/no-such-page')
        .sort(),
    ).toEqual([...customer.addresses, ...customer.additions].toSorted());
  });

  test('names the parts of every page, which shows them in its order', () => {
    expect(
      collect(({ path, main }) =>
        missing(main, partsOfPages[path === '/404' ? '/no-such-page' : path] ?? []),
      ),
    ).toEqual([]);
  });

  test.each<[string, string, Part[]]>([
    ['header', 'header', partsOfHeader],
    ['footer', 'footer', partsOfFooter],
    ['phone button', 'body > aside, body > div > aside', partsOfPhoneButton],
  ])('names what is in the %s of every page, which is the same on all', (_, selector, parts) => {
    expect(collect(({ document }) => missing(document.querySelector(selector), parts))).toEqual([]);
    const looks = documents.map(({ document }) =>
      document.querySelector(selector)?.outerHTML.replaceAll(/ aria-current="\w+"/g, ''),
    );
    expect(new Set(looks).size).toBe(1);
  });

  test('names the one area without a map', () => {
    expect(
      collect(({ document }) =>
        all(document, 'footer li:has(a[href*="/maps/"])').map(({ textContent }) => textContent),
      ).map((line) => line.split(' [')[0]),
    ).toEqual(customer.areas.map(({ name }) => name).filter((name) => name !== customer.withoutMap));
  });

  test.each(customer.claims)('claims "%s", which a visitor reads', (claim) => {
    const { shown, on } = customer.claimsElsewhere[claim] ?? {};
    const texts = (on === undefined ? ['/', '/about'] : [on]).map((path) => at(path)!.words).join(' ');
    expect(texts).toMatch(shown ?? new RegExp(RegExp.escape(plain(claim))));
  });

  test('quotes words that are each looked for, and has every word that is looked for', () => {
    const parts = [...Object.values(partsOfPages), partsOfHeader, partsOfFooter, partsOfPhoneButton].flat();
    const words = [
      ...new Set([
        ...parts.flatMap((part) =>
          Object.entries(part).flatMap(([kind, words]) => (kindsOfWords.includes(kind) ? String(words) : [])),
        ),
        ...customer.saidLater,
      ]),
    ];
    const prose = customer.markdown
      .slice(customer.markdown.indexOf('\n## 2. '))
      .replaceAll(/^#.*$|`[^`]*`/gm, '');
    const quotes = [...prose.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote);
    const pattern = (quote: string) => new RegExp(RegExp.escape(quote).replaceAll(/\\\{\w+\\\}/g, '.+'));
    expect(quotes.filter((quote) => !words.some((text) => pattern(quote).test(text)))).toEqual([]);
    const templates = quotes.filter((quote) => quote.includes('{')).map(pattern);
    expect(
      words.filter(
        (text) => !plain(customer.markdown).includes(plain(text)) && !templates.some((one) => one.test(text)),
      ),
    ).toEqual([]);
  });

  test('fixes services, icons and emergencies, and how much each record holds', () => {
    expect(
      company.services.map(({ name, slug, icon, emergency }) => ({ name, slug, icon, emergency })),
    ).toEqual(customer.services);
    for (const { name, features, areaCard } of company.services)
      expect([features.length, areaCard.features.length], name).toEqual([6, 4]);
    const own = company.areas.flatMap(({ whyChoose }) => whyChoose);
    expect([
      new Set(own).size,
      own.length,
      company.areaPage.commonPoints.length,
      company.coverage.benefits.points.length,
    ]).toEqual([4 * 14, 4 * 14, 5, 8]);
    expect([site.labels.loadingArea, site.error.heading]).toEqual(customer.saidLater.slice(0, 2));
  });

  test('the only chips without a page are those that the company wants so', () => {
    expect(deadEnds).toEqual([customer.deadEnd]);
  });

  test('has the only exclamation marks: the records have no other', () => {
    const quoted = ['Unexpected Application Error!', customer.notFound.message, customer.unlistedTown];
    const isLoud = (text: string) => /[\p{L}\p{N}’”)]!(?=[\s'"’”]|$)/u.test(text);
    const loud = texts.filter(({ text }) =>
      isLoud(quoted.reduce((rest, words) => rest.replaceAll(words, ''), text)),
    );
    expect(loud, 'End the sentence with a period.').toEqual([]);
  });

  test('pages with minutes say to call', () => {
    expect(
      collectFromPages(({ words }) =>
        /\d-\d+ min/.test(words) && !words.includes('call to confirm') ? ['minutes'] : [],
      ),
    ).toEqual([]);
  });
});
