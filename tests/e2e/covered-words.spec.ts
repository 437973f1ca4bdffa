import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { service, servicePages } from '#tests/company.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

/** Pages scrolled from their beginning to their end: nothing lies over words that somebody reads. */

const areaWithoutPage = `${service.path}-in-los-angeles`;

const kinds = [
  ...pageOfEachKind.filter(({ name }) => name !== 'service'),
  ...servicePages.map(({ path, content }) => ({ name: content.heading, path })),
  { name: 'Unlisted area', path: areaWithoutPage },
  { name: 'Not found', path: '/no-such-page' },
];

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];
/** Where nothing hovers, the dock is there on these as well. */
const tablets = [768, 1024];

for (const { name, path } of kinds) {
  test(`${name}: nothing covers its words, wherever it is scrolled to`, async ({
    page,
    problems,
    isMobile,
  }) => {
    await openHydrated(page, path);
    for (const width of isMobile ? tablets : widths) {
      await page.setViewportSize({ width, height: 844 });
      const { covered, count } = await page.evaluate(coveredWords, 10);
      expect.soft(covered, `${width} pixels`).toEqual([]);
      expect(count, 'places looked at').toBeGreaterThan(500);
    }
    // The host answers with the not-found document, with status 404.
    if (path === areaWithoutPage || name === 'Not found') problems.splice(0);
  });
}

/** Runs in the page. The words that something is painted over at so many scroll positions. */
async function coveredWords(positions: number) {
  // What no pointer reaches can cover words, too.
  const reachable = new CSSStyleSheet();
  reachable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(reachable);

  const range = document.createRange();
  const rectsOf = (text: Node) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  /** Whether the element itself shows anything there. A link that lies over a whole card does not, nor one around a line. */
  const isPainted = (element: Element, x: number, y: number) => {
    if (!element.checkVisibility({ opacityProperty: true })) return false;
    const { backgroundColor, backgroundImage, stroke } = getComputedStyle(element);
    return (
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      backgroundImage !== 'none' ||
      element instanceof HTMLImageElement ||
      (element instanceof SVGGeometryElement && stroke !== 'rgba(0, 0, 0, 0)') ||
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap(rectsOf)
        .some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom)
    );
  };
  /**
   * Words may scroll under what stays at an edge of the screen, as wide as it and opaque, if they come out again: the
   * page begins below the header and ends above the dock. What is sticky leaves with its section.
   */
  const isPassedUnder = (element: Element | null, position: number): boolean => {
    if (element === null) return false;
    const { position: placed } = getComputedStyle(element);
    if (placed !== 'fixed' && placed !== 'sticky') return isPassedUnder(element.parentElement, position);
    const isBar = element.clientWidth === document.documentElement.clientWidth;
    const isAtItsEnd = position === (element.getBoundingClientRect().top <= 0 ? 0 : positions - 1);
    return isBar && (placed === 'sticky' || !isAtItsEnd);
  };
  /** All words pass the height of the round phone button: none may be within 8 pixels of the column above it. */
  const column = document.querySelector('[data-placement=dock]')?.getBoundingClientRect();
  const isRound = column !== undefined && column.left > 0;
  const isInColumn = (owner: Element, x: number) =>
    isRound &&
    x > column.left - 8 &&
    x < column.right + 8 &&
    owner.closest('header, [data-placement=dock]') === null;

  const covered = new Set<string>();
  let count = 0;
  for (let position = 0; position < positions; position += 1) {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: (end * position) / (positions - 1), behavior: 'instant' });
    // The page's own scripts hear of it, and the dock is there or gone.
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: owner, textContent } = texts.currentNode;
      if (owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) continue;
      for (const { left, right, top, bottom } of rectsOf(texts.currentNode)) {
        if (bottom < 0 || top > window.innerHeight || right - left < 4) continue;
        const y = (top + bottom) / 2;
        // Nothing between them is as wide as the phone button.
        const steps = Math.ceil((right - left) / 56);
        for (let step = 0; step <= steps; step += 1) {
          const x = left + 1 + ((right - left - 2) * step) / steps;
          // What all points say is asked only where something else is the topmost.
          const top = document.elementFromPoint(x, y);
          const there = owner.contains(top) ? [owner] : document.elementsFromPoint(x, y);
          const own = there.indexOf(owner);
          // Off the screen or cut off, as what only screen readers are told.
          if (own === -1) continue;
          count += 1;
          const above = there
            .slice(0, own)
            .find(
              (other) =>
                !owner.contains(other) &&
                !other.contains(owner) &&
                isPainted(other, x, y) &&
                !isPassedUnder(other, position),
            );
          const words = textContent?.trim().slice(0, 40);
          if (above !== undefined)
            covered.add(`"${words}" under <${above.localName}> "${above.textContent.trim().slice(0, 40)}"`);
          if (isInColumn(owner, x)) covered.add(`"${words}" in the way of the phone button`);
        }
      }
    }
  }
  document.adoptedStyleSheets.pop();
  return { covered: [...covered], count };
}
