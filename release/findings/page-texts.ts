import { allPages, type Company } from '#app/content/collections.ts';
import { offlinePage } from '#app/content/to-pages/offline-page.ts';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { siteOf } from '#app/content/to-pages/site.ts';
import { textsIn } from '#app/content/texts-in.ts';
import { linkedClaim } from '#app/template.ts';

/** The kinds of pages, as the publish check and docs/claims.md name them, in this order. */
const kinds = [
  'every page',
  'home',
  'about',
  'contact',
  'list of services',
  'services',
  'services in areas',
  'list of areas',
  'areas',
  'not found',
  'offline',
] as const;
export type PageKind = (typeof kinds)[number];

/** All that a page says, text by text. What stands on every page stands in an entry of its own. */
export interface PageTexts {
  kind: PageKind;
  texts: string[];
}

/** What the pages of a company say, and what search engines and link previews are told of them. */
export function pageTexts(company: Company): PageTexts[] {
  const { labels, notFound, error, defaultMetadata } = siteOf(company);
  const offline = offlinePage(company);
  // Words for a place in other texts stand on no page by themselves.
  const { lifetimeWarranty, ...shown } = labels;
  const linkedWords = lifetimeWarranty?.words ?? '';
  const texts = (value: unknown) =>
    textsIn(value)
      .filter(({ text }) => !text.startsWith('/')) // No addresses.
      .map(({ text }) => text.replaceAll(`{${linkedClaim}}`, linkedWords));
  return [
    { kind: 'every page', texts: texts(shown) },
    { kind: 'not found', texts: texts({ notFound, error, defaultMetadata }) },
    ...(offline === undefined ? [] : [{ kind: 'offline' as const, texts: texts(offline) }]),
    ...allPages(company).map((page) => ({ kind: kindOf(page), texts: texts(page) })),
  ];
}

function kindOf(page: Page): PageKind {
  if (page.kind === 'service') return page.content.inArea === undefined ? 'services' : 'services in areas';
  const names = { services: 'list of services', coverage: 'list of areas', area: 'areas' } as const;
  return page.kind in names ? names[page.kind as keyof typeof names] : (page.kind as PageKind);
}

/** Whether a text holds one of the words, however its letters and apostrophes are written. "#" in a word is a number, or a range of them. */
export function says(text: string, words: readonly string[]): boolean {
  return words.some((word) => patternOf(word).test(plain(text)));
}

function patternOf(word: string): RegExp {
  const [first = '', ...others] = plain(word)
    .split('#')
    .map((part) => RegExp.escape(part));
  return new RegExp([first, ...others].join(String.raw`\d+(?:[–-]\d+)?`));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll('\u00a0', ' ');
}

/** Where such texts stand, as "home, 6 of 14 areas"; nothing when they stand nowhere. */
export function placesOf(
  pages: readonly PageTexts[],
  isMeant: (text: string) => boolean,
): string | undefined {
  const byKind = Map.groupBy(pages, ({ kind }) => kind);
  const places = kinds.flatMap((kind) => {
    const all = byKind.get(kind) ?? [];
    const meant = all.filter(({ texts }) => texts.some(isMeant)).length;
    if (meant === 0) return [];
    return [all.length === 1 ? kind : `${meant} of ${all.length} ${kind}`];
  });
  return places.includes('every page') ? 'every page' : places.join(', ') || undefined;
}
