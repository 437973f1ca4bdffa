/** A status is empty until there is something to say. */
const texts = 'h1, h2, h3, p:not([role="status"]), dt, dd, a, button, summary';
const lists = 'ul, ol, dl';

/** What promises something and holds nothing: headings and links without words, lists without entries, sections of headings alone. */
export function emptyParts(page: Element): string[] {
  const empty = [
    ...[...page.querySelectorAll(`:is(${texts}):not([aria-label])`)].filter(hasNoWords),
    ...[...page.querySelectorAll(lists)].filter((list) => list.childElementCount === 0),
    ...[...page.querySelectorAll('section')].filter(hasOnlyHeadings),
  ];
  return empty.map(({ outerHTML }) => outerHTML);
}

function hasOnlyHeadings(section: Element): boolean {
  const rest = section.cloneNode(true);
  if (!(rest instanceof Element)) return false;
  for (const heading of rest.querySelectorAll('h1, h2, h3')) heading.remove();
  return hasNoWords(rest);
}

function hasNoWords({ textContent }: Element): boolean {
  return textContent.trim() === '';
}
