import '#app/styles/app.css';
import { useState } from 'react';
import { company, site } from 'virtual:test/company';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allPages } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';
import type { Shown } from '#app/navigation/open-pages.ts';
import type { Path } from '#app/paths.ts';
import { CurrentPage } from '#app/shell/current-page.tsx';
import { Navigation } from '#app/shell/navigation.tsx';
import { withAreas, withEveryPair, withEveryPart } from '#tests/company-variations.ts';
import { findAtHand, pagesAtHand } from '#tests/pages-at-hand.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const { about, contact } = company;
const atHand = pagesAtHand(company);

/** Shows what is at an address. */
async function visit(
  asked: string,
  {
    source = atHand,
    site: known = site,
    opened = 'by document',
  }: { source?: typeof atHand; site?: typeof site; opened?: Shown['opened'] } = {},
) {
  return show(await shownAt(asked, source, opened), known);
}

async function shownAt(
  asked: string,
  source = atHand,
  opened: Shown['opened'] = 'by document',
): Promise<Shown> {
  const found = await findAtHand(source, asked);
  return { path: found.path, attempted: asked, found, opened };
}

function show(shown: Shown, known = site) {
  return renderWithSite(
    <Navigation first={shown}>
      <CurrentPage />
    </Navigation>,
    { site: known },
  );
}

const heading = page.getByRole('heading', { level: 1 });
const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

let logged: MockInstance<typeof console.error>;
beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await page.viewport(1280, 800);
});
afterEach(() => void vi.restoreAllMocks());

test.each(allPages(company).map(({ path, title }) => ({ path, title })))(
  '$path has its title, and claims its address',
  async ({ path, title }) => {
    await visit(path);
    await expect.element(heading).toBeVisible();
    expect(document.title).toBe(title);
    expect(head('link[rel="canonical"]', 'href')).toBe(`https://www.bluebonnetplumbing.example${path}`);
    expect(head('meta[name="robots"]', 'content')).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  },
);

describe('the not-found page', () => {
  test('logs exactly one error, which names the address that the visitor tried', async () => {
    await visit('/Nowhere/at-all');
    await expect.element(heading).toHaveTextContent('No page');
    await expect.element(page.getByText('There is nothing at this address')).toBeVisible();
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.join(' ')).toContain('/Nowhere/at-all');
  });

  test('leads home', async () => {
    await visit('/nowhere');
    await expect
      .element(page.getByRole('link', { name: 'Go to the home page' }))
      .toHaveAttribute('href', '/');
  });

  test('is kept out of search engines and claims no address', async () => {
    await visit('/nowhere');
    expect(head('meta[name="robots"]', 'content')).toBe('noindex');
    expect(head('link[rel="canonical"]', 'href')).toBeUndefined();
  });

  test('offers the nearest page, also where an area was meant', async () => {
    await visit('/service-areas/circle-ranch');
    await expect
      .element(page.getByRole('link', { name: 'Did you mean Circle C Ranch?' }))
      .toHaveAttribute('href', '/service-areas/circle-c-ranch');
  });

  test('offers no page at an address that is like none', async () => {
    await visit('/wp-login.php');
    await expect.element(heading).toHaveTextContent('No page');
    await expect.element(page.getByText('Did you mean', { exact: false })).not.toBeInTheDocument();
  });
});

describe('a service in an area that has no file', () => {
  const unlisted = '/services/water-heater-repair-in-round-rock';

  test('has the area’s name with capitals, in title and text', async () => {
    await visit(unlisted);
    await expect.element(heading).toHaveTextContent('Water Heater Repair in Round Rock');
    await expect
      .element(page.getByText('Our vans are in Round Rock every week.', { exact: false }))
      .toBeVisible();
    await expect
      .element(page.getByText('Round Rock: please ask on the phone if we drive there.'))
      .toBeVisible();
  });

  test('is kept out of search engines, which are led to the service’s own page', async () => {
    await visit(unlisted);
    expect(head('meta[name="robots"]', 'content')).toBe('noindex');
    expect(head('link[rel="canonical"]', 'href')).toBe(
      'https://www.bluebonnetplumbing.example/services/water-heater-repair',
    );
  });

  test('has the picture of the service', async () => {
    const { container } = await visit(unlisted);
    expect(head('meta[property="og:image"]', 'content')).toBe(
      'https://www.bluebonnetplumbing.example/social/services-water-heater-repair.jpg',
    );
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/water-heater-repair.webp');
  });

  test('has no breadcrumbs: it has no place in the site', async () => {
    await visit(unlisted);
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('while its content is on its way', () => {
  const onItsWay = (path: Path) => show({ path, attempted: path, found: undefined, opened: 'by link' });

  test('an area has a line of its own', async () => {
    await onItsWay('/service-areas/zilker');
    await expect.element(page.getByRole('status')).toHaveTextContent('Getting the neighborhood...');
    await expect.element(heading).not.toBeInTheDocument();
  });

  test('every other page has another', async () => {
    await onItsWay('/about');
    await expect.element(page.getByRole('status')).toHaveTextContent('Getting the page...');
  });
});

describe('what follows the opening of a page', () => {
  /** Whether the rest of Contact was there when its heading was: nothing can be painted in between. */
  function contactAppearsWhole(): Promise<{ isWhole: boolean; height: number }> {
    return new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent !== contact.hero.heading) return;
        observer.disconnect();
        resolve({
          isWhole: document.querySelector('#questions') !== null,
          height: document.documentElement.scrollHeight,
        });
      }).observe(document, { childList: true, subtree: true });
    });
  }
  afterEach(() => window.history.replaceState(null, '', window.location.pathname));

  test('comes a moment later when a link opens it; until then, the page is long enough to stay where it was scrolled to', async () => {
    const shown = await shownAt('/contact', atHand, 'by link');
    const Opened = () => {
      const [isOpen, setOpen] = useState(false);
      if (!isOpen)
        return (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        );
      return (
        <Navigation first={shown}>
          <CurrentPage />
        </Navigation>
      );
    };
    await renderWithSite(<Opened />);
    const appearance = contactAppearsWhole();
    // A click outside of React's test tools, which would wait until all is rendered.
    await page.getByRole('button', { name: 'Open' }).click();
    const { isWhole, height } = await appearance;
    expect(isWhole).toBe(false);
    await expect.element(page.getByRole('heading', { name: contact.questions.heading })).toBeVisible();
    expect(height).toBeGreaterThan(document.documentElement.scrollHeight);
    await expect.element(heading).toHaveFocus();
  });

  test.each(['by history', 'by document'] as const)('comes at once when it is opened %s', async (opened) => {
    const appearance = contactAppearsWhole();
    await visit('/contact', { opened });
    expect((await appearance).isWhole).toBe(true);
  });

  test('comes at once when a link leads to a part of the page', async () => {
    window.history.replaceState(null, '', '#questions');
    const appearance = contactAppearsWhole();
    await visit('/contact', { opened: 'by link' });
    expect((await appearance).isWhole).toBe(true);
  });
});

test('prefetches the first picture of a page whose link is hovered, and the current page stays', async () => {
  const found = await findAtHand(atHand, '/contact');
  vi.stubGlobal('fetch', async () => Response.json(found.page));
  await renderWithSite(
    <Navigation first={await shownAt('/about')}>
      <CurrentPage />
      {/* Last, so that a pointer which another test has left at the top does not rest on it. */}
      <a href="/contact">Contact</a>
    </Navigation>,
  );
  const picture = () => document.querySelector<HTMLImageElement>(`img[src*="${found.page?.picture.name}"]`);
  expect(picture()).toBeNull();
  await page.getByRole('link', { name: 'Contact', exact: true }).hover();
  await expect.poll(() => picture()?.currentSrc).toContain(found.page?.picture.name);
  expect(picture()?.checkVisibility()).toBe(false);
  await expect.element(heading).toHaveTextContent(about.hero.heading);
  vi.unstubAllGlobals();
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
    const visited = await visit(path, { source, site: known });
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
