import '#app/styles/app.css';
import { company, site } from 'virtual:test/company';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allPages } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';
import type { Shown } from '#app/navigation/open-pages.ts';
import { CurrentPage } from '#app/shell/current-page.tsx';
import { Navigation } from '#app/shell/navigation.tsx';
import { withAreas, withEveryPair, withEveryPart } from '#tests/company-variations.ts';
import { findAtHand, pagesAtHand } from '#tests/pages-at-hand.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const { contact } = company;
const atHand = pagesAtHand(company);

async function shownAt(asked: string, opened: Shown['opened'], source = atHand): Promise<Shown> {
  const found = await findAtHand(source, asked);
  return { path: found.path, attempted: asked, found, opened };
}

const show = (shown: Shown, known = site) =>
  renderWithSite(
    <Navigation first={shown}>
      <CurrentPage />
    </Navigation>,
    { site: known },
  );

const heading = page.getByRole('heading', { level: 1 });

describe('what follows the opening of a page', () => {
  /** Whether the rest of Contact was there when its heading was: nothing can be painted in between. */
  function contactAppearsWhole(): Promise<boolean> {
    return new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent !== contact.hero.heading) return;
        observer.disconnect();
        resolve(document.querySelector('#questions') !== null);
      }).observe(document, { childList: true, subtree: true });
    });
  }
  afterEach(() => window.history.replaceState(null, '', window.location.pathname));

  // That it comes later when a link opens the page: tests/e2e/quick-navigation.spec.ts.
  test.each([
    ['by history', ''],
    ['by document', ''],
    ['by link', '#questions'],
  ] as const)('comes at once when it is opened %s%s', async (opened, hash) => {
    window.history.replaceState(null, '', hash);
    const isWhole = contactAppearsWhole();
    await show(await shownAt('/contact', opened));
    expect(await isWhole).toBe(true);
  });
});

/** The color behind a part of a page; a part without one shows the page's. */
function backgroundOf(part: Element): string {
  const { backgroundColor } = getComputedStyle(part);
  return backgroundColor === 'rgba(0, 0, 0, 0)'
    ? getComputedStyle(document.documentElement).backgroundColor
    : backgroundColor;
}

describe.each([
  ['without what a company may do without', company],
  ['with every part and every page', withEveryPart(withEveryPair(company))],
  [
    'of a single service in a single area',
    withAreas({ ...company, services: company.services.slice(0, 1) }, 1),
  ],
  ['of many areas', withAreas(company, 30)],
])('of a company %s,', (_, company) => {
  const source = pagesAtHand(company);
  const known = siteOf(company);
  /** One page of each kind, and all of those that differ in their parts. */
  const addresses = allPages(company)
    .filter(
      ({ kind }, index, all) => kind === 'service' || all.findIndex((page) => page.kind === kind) === index,
    )
    .map(({ path }) => path);

  /** A page with the parts whose scripts come later. */
  async function visitWhole(path: string) {
    const visited = await show(await shownAt(path, 'by document', source), known);
    await expect.element(heading).toBeVisible();
    await expect.poll(() => visited.container.querySelector('[aria-busy]')).toBeNull();
    return visited;
  }

  test('no two neighboring sections of a page have the same background', async () => {
    for (const path of addresses) {
      const { container, unmount } = await visitWhole(path);
      const parts = [...container.querySelectorAll('section, article')].map((part) => ({
        name: part.querySelector('h1, h2')?.textContent,
        color: backgroundOf(part),
      }));
      const alike = parts.filter(({ color }, index) => color === parts[index - 1]?.color);
      expect(alike, path).toEqual([]);
      await unmount();
    }
  });
});
