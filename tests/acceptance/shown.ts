import type { Locator } from '@playwright/test';
import type { Part } from './parts.ts';

/** An element that visitors see or hear, with what a part of a page may be recognized by. */
interface Shown {
  tag: string;
  /** The words that are read, and those that screen readers hear instead. */
  words: string[];
  /** Where a link leads, or the file of a picture. */
  address: string | null;
  entries: number;
}

/** What stands in a part of a page, in the order of the document. */
export function shownIn(landmark: Locator): Promise<Shown[]> {
  return landmark.locator('h1, h2, h3, a, p, li, dt, dd, img, ul, ol, dl').evaluateAll((elements) =>
    elements.map((element) => ({
      tag: element.localName,
      words: [
        element.textContent ?? '',
        ...[element, ...element.querySelectorAll('[aria-label]')].map((named) => named.ariaLabel ?? ''),
      ],
      address: element.getAttribute('href') ?? element.getAttribute('src'),
      entries: element.childElementCount,
    })),
  );
}

/** The parts that don't follow on those before them. */
export function missingParts(shown: readonly Shown[], parts: readonly Part[]): Part[] {
  let place = 0;
  return parts.filter((part) => {
    const found = shown.slice(place).findIndex((element) => isPart(element, part));
    place += found + 1;
    return found === -1;
  });
}

function isPart({ tag, words, address, entries }: Shown, part: Part): boolean {
  if ('heading' in part)
    return /^h\d$/.test(tag) && words.some((text) => plain(text) === plain(part.heading));
  if ('picture' in part) return tag === 'img' && address === part.picture;
  if ('list' in part) return /^[uod]l$/.test(tag) && entries === part.list;
  if ('text' in part)
    return /^(p|li|d[td])$/.test(tag) && words.some((text) => plain(text).includes(plain(part.text)));
  const leadsThere = typeof part.to === 'string' ? address === part.to : part.to.test(address ?? '');
  return tag === 'a' && leadsThere && words.some((text) => plain(text).startsWith(plain(part.link)));
}

/** A text as it is typed: typographers' marks and capitals make no difference. */
export function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('–', '-').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
