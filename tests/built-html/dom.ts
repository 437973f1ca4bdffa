import { computeAccessibleName } from 'dom-accessibility-api';
import { parseHTML } from 'linkedom';
import type { Page } from '#app/page-data/pages.ts';

export interface Built {
  path: string;
  html: string;
  document: Document;
  main: HTMLElement;
  /** All that is read or heard in the main part. */
  readonly words: string;
  /** What the page was made from. The not-found document and the offline page have none. */
  record?: Page;
}

export type BuiltPage = Built & { record: Page };

/** As without styles: names of what is hidden count, too. */
const unstyled = { display: 'block', visibility: 'visible', content: 'none', getPropertyValue: () => '' };

export function parse(path: string, html: string, record?: Page): Built {
  // React writes these names as the DOM has them, and the parser leaves names as they are written.
  const { document, window } = parseHTML(
    html.replaceAll(/ (?:charSet|srcSet|fetchPriority)=/g, (name) => name.toLowerCase()),
  );
  Object.assign(window, { getComputedStyle: () => unstyled });
  const main = document.querySelector('main') ?? document.body;
  let words: string | undefined;
  return {
    path,
    html,
    document,
    main,
    get words() {
      return (words ??= wordsOf(main));
    },
    ...(record && { record }),
  };
}

export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];
export const attributes = (root: ParentNode, selector: string, name: string) =>
  all(root, selector).map((element) => element.getAttribute(name) ?? '');
export const nameOf = (element: Element) => plain(computeAccessibleName(element));

/** A text as it is typed: typographers' marks, capitals and line breaks make no difference. */
export function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('–', '-').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** All that is read or heard in a part of a page, in its order. */
export function wordsOf(root: Element): string {
  const heard = all(root, '[alt], [aria-label]').map(
    (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '',
  );
  const copy = root.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('script, style, template')) unread.remove();
  return plain([copy.textContent, ...heard].join(' \n '));
}

/** What is wrong, each once with the pages it is on: one message for a fault of a hundred pages. */
export function collect<Document extends Built>(
  check: (built: Document) => Iterable<string>,
  among: readonly Document[],
): string[] {
  const found = new Map<string, string[]>();
  for (const built of among)
    for (const problem of new Set(check(built)))
      found.set(problem, [...(found.get(problem) ?? []), built.path]);
  return [...found].map(([problem, paths]) => `${problem} [${paths.length}: ${paths.slice(0, 3).join(' ')}]`);
}

export const emptyParts = (document: Document): string[] =>
  [
    ...all(document.body, 'h1, h2, h3, dt, dd, li, a, ul, ol, dl, section, p:not([role=status])').filter(
      (one) =>
        one.textContent.trim() === '' &&
        one.querySelector('img, svg') === null &&
        !one.hasAttribute('aria-label'),
    ),
    ...all(document.body, 'section').filter((one) => {
      const headings = all(one, 'h1, h2, h3').map(({ textContent }) => textContent);
      return plain(one.textContent) === plain(headings.join(' '));
    }),
  ].map(({ outerHTML }) => outerHTML.slice(0, 100));

export const meta = (document: Document, name: string) =>
  attributes(document, `meta[name="${name}"], meta[property="${name}"]`, 'content');

/** A finding, where two values are not the same. */
export const differs = (what: string, found: unknown, expected: unknown) =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
