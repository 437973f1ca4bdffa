import '#app/styles/app.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { company, pages as allOf, site } from 'virtual:test/company';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SiteContext } from '#app/components/site-context.ts';
import { allPages, type Company } from '#app/content/collections.ts';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { directoryOf, siteOf } from '#app/content/to-pages/site.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { mainLinks } from '#app/links/navigation-links.ts';
import { nearestLink } from '#app/links/nearest-link.ts';
import { type PageSource, PageSourceContext } from '#app/navigation/page-source.ts';
import { CurrentPage } from '#app/shell/current-page.tsx';
import { withAreas, withEveryPair, withEveryPart } from '#tests/company-variations.ts';
import { emptyParts } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

/** All pages of a company, at hand at once. */
function pagesAtHand(company: Company): PageSource {
  const pages = new Map<string, Page>(allPages(company).map((page) => [page.path, page]));
  const links = [...mainLinks(company.labels), ...directoryLinks(directoryOf(company))];
  return {
    get: (path) => pages.get(path),
    prefetch: async () => undefined,
    nearest: (attempted) => nearestLink(attempted, links),
  };
}

const atHand = pagesAtHand(company);
const pages = new Map<string, Page>(allOf.map((page) => [page.path, page]));

function Visitor() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** The site's pages, opened at the last of some addresses that a visitor has been to. */
function visit(addresses: string | string[], source: PageSource = atHand, shown = site) {
  return renderWithSite(
    <PageSourceContext value={source}>
      <Visitor />
      <CurrentPage />
    </PageSourceContext>,
    { site: shown, addresses: [addresses].flat() },
  );
}

const heading = page.getByRole('heading', { level: 1 });
const address = page.getByTestId('address');
const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);

let logged: MockInstance<typeof console.error>;
beforeEach(() => void (logged = vi.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => void vi.restoreAllMocks());

describe('an address shows its page:', () => {
  test.each([
    ['/service-areas/circle-c-ranch', 'Circle C Ranch'],
    ['/services/leak-detection', 'Leak Detection'],
    ['/services/leak-detection-in-hyde-park', 'Leak Detection in Hyde Park'],
    // A trailing slash, capital letters.
    ['/service-areas/circle-c-ranch/', 'Circle C Ranch'],
    ['/Service-Areas/CIRCLE-C-RANCH', 'Circle C Ranch'],
    ['/services/Drain-Cleaning-In-Crestview', 'Drain Cleaning in Crestview'],
    // Percent-encoding where none is needed.
    ['/service-areas/circle%2Dc-ranch', 'Circle C Ranch'],
  ])('%s', async (path, name) => {
    await visit(path);
    await expect.element(heading).toHaveTextContent(name);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each(['/', '/about', '/contact', '/services', '/service-areas'])('%s', async (path) => {
    await visit(path);
    const shown = pages.get(path);
    await expect.element(heading).toBeVisible();
    expect(document.title).toBe(shown?.title);
    expect(head('link[rel="canonical"]', 'href')).toBe(`https://www.bluebonnetplumbing.example${path}`);
    expect(head('meta[name="robots"]', 'content')).toBeUndefined();
  });
});

describe('an unknown service', () => {
  test.each([
    '/services/gas-lines',
    '/services/gas-lines-in-zilker',
    '/services/drain-cleaning-in-x-in-zilker',
    '/services/drain-cleaning-in-round--rock',
    `/services/drain-cleaning-in-${'a'.repeat(61)}`,
    '/services/drain-cleaning-in-%3Cb%3E',
    '/services/-in-zilker',
    '/services/drain-cleaning-in-hyde-park-in-round-rock',
  ])('%s leads to the services', async (path) => {
    await visit(path);
    await expect.element(address).toHaveTextContent('/services');
    expect(document.title).toBe(pages.get('/services')?.title);
  });

  test('is replaced in the history: Back goes to where the visitor was', async () => {
    await visit(['/about', '/services/gas-lines']);
    await expect.element(address).toHaveTextContent('/services');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(address).toHaveTextContent('/about');
  });
});

describe('an unknown area', () => {
  test('leads to /404, where the attempted address is still known', async () => {
    await visit('/service-areas/circle-ranch');
    await expect.element(address).toHaveTextContent('/404');
    await expect
      .element(page.getByTestId('state'))
      .toHaveTextContent('{"attempted":"/service-areas/circle-ranch"}');
    await expect.element(heading).toHaveTextContent('No page');
    await expect
      .element(page.getByRole('link', { name: 'Did you mean Circle C Ranch?' }))
      .toHaveAttribute('href', '/service-areas/circle-c-ranch');
  });

  test('is replaced in the history: Back goes to where the visitor was', async () => {
    await visit(['/about', '/service-areas/circle-ranch']);
    await expect.element(address).toHaveTextContent('/404');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(address).toHaveTextContent('/about');
  });

  test('is logged once, with the address that the visitor tried', async () => {
    await visit('/service-areas/circle-ranch');
    await expect.element(heading).toHaveTextContent('No page');
    expect(logged.mock.calls).toEqual([[expect.stringContaining('/service-areas/circle-ranch')]]);
  });
});

describe('the not-found page', () => {
  test('stays at the address, and logs exactly one error that names it', async () => {
    await visit('/Nowhere/at-all');
    await expect.element(heading).toHaveTextContent('No page');
    await expect.element(page.getByText('There is nothing at this address')).toBeVisible();
    await expect.element(address).toHaveTextContent('/Nowhere/at-all');
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

  test('offers the nearest page', async () => {
    await visit('/contct');
    await expect
      .element(page.getByRole('link', { name: 'Did you mean Contact?' }))
      .toHaveAttribute('href', '/contact');
  });

  test('offers no page at an address that is like none', async () => {
    await visit('/wp-login.php');
    await expect.element(heading).toHaveTextContent('No page');
    await expect.element(page.getByText('Did you mean', { exact: false })).not.toBeInTheDocument();
  });

  test('offers no page at /404, which nobody has mistyped', async () => {
    await visit('/404', { ...atHand, nearest: () => ({ name: 'Home', path: '/' }) });
    await expect.element(heading).toHaveTextContent('No page');
    await expect.element(page.getByText('Did you mean', { exact: false })).not.toBeInTheDocument();
  });

  test.each(['/%E0%A4%A', '/services/%', '/service-areas/%E0%A4%A', '/a//b', '/service-areas/__proto__'])(
    'answers at %s without a crash',
    async (path) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {}); // React Router's, of an address it can't decode.
      await visit(path);
      await expect.element(heading).toBeVisible();
    },
  );
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

  test('has its own name also where that is much like the name of an area with a file', async () => {
    await visit('/services/water-heater-repair-in-zilk');
    await expect.element(heading).toHaveTextContent('Water Heater Repair in Zilk');
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

  test('has no breadcrumbs: it stands nowhere in the site', async () => {
    await visit(unlisted);
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('a service in an area that has a file, but no page of that service,', () => {
  test('shows the service’s page with the area’s name', async () => {
    await visit('/services/leak-detection-in-circle-c-ranch');
    await expect.element(heading).toHaveTextContent('Leak Detection in Circle C Ranch');
    expect(head('meta[name="robots"]', 'content')).toBe('noindex');
    expect(logged).not.toHaveBeenCalled();
  });

  test('has the name that the area’s record gives it, whatever its address', async () => {
    const areas = company.areas.map((area) =>
      area.slug === 'mueller' ? { ...area, name: 'McMueller (Airport)' } : area,
    );
    const renamed = { ...company, areas };
    await visit('/services/leak-detection-in-mueller', pagesAtHand(renamed), siteOf(renamed));
    await expect.element(heading).toHaveTextContent('Leak Detection in McMueller (Airport)');
  });

  test('has that name also where the area is one too many for the menus', async () => {
    const many = withAreas(company, 30, (index) => `The ${index}th Ward`);
    await visit('/services/leak-detection-in-area-29', pagesAtHand(many), siteOf(many));
    await expect.element(heading).toHaveTextContent('Leak Detection in The 29th Ward');
  });
});

describe('the word about an area that is on its way', () => {
  const loading = page.getByText('Getting the neighborhood...');

  test('stands there while the area’s content is on its way, and then gives way to it', async () => {
    const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<Page>();
    await visit('/service-areas/zilker', { ...atHand, get: () => onItsWay });
    await expect.element(loading).toBeVisible();
    await expect.element(heading).not.toBeInTheDocument();
    const zilker = pages.get('/service-areas/zilker');
    if (zilker) arrive(zilker);
    await expect.element(heading).toHaveTextContent('Zilker');
    await expect.element(loading).not.toBeInTheDocument();
  });

  test('gives way without an error to content that arrives while the page is being rendered', async () => {
    const failed = vi.fn<() => void>();
    window.addEventListener('error', failed);
    const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<Page | undefined>();
    let arrived: Page | undefined;
    let asked = 0;
    const get = () => {
      asked += 1;
      // The second time, React renders ahead of the arrival, behind the loading text.
      if (asked === 2) {
        queueMicrotask(() => {
          arrived = pages.get('/service-areas/zilker');
          arrive(arrived);
        });
      }
      return arrived ?? onItsWay;
    };
    const rendered = document.createElement('div');
    document.body.append(rendered);
    const root = createRoot(rendered);
    root.render(
      <SiteContext value={site}>
        <PageSourceContext value={{ ...atHand, get }}>
          <MemoryRouter initialEntries={['/service-areas/zilker']}>
            <CurrentPage />
          </MemoryRouter>
        </PageSourceContext>
      </SiteContext>,
    );
    await expect.element(heading).toHaveTextContent('Zilker');
    root.unmount();
    rendered.remove();
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  test('never stands there when the content is at hand', async () => {
    let seen = false;
    const observer = new MutationObserver(
      () => (seen ||= document.querySelector('[role="status"]') !== null),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    await visit('/service-areas/zilker');
    await expect.element(heading).toHaveTextContent('Zilker');
    observer.disconnect();
    expect(seen).toBe(false);
  });

  test('is what areas say, and no other page', async () => {
    await visit('/about', { ...atHand, get: () => new Promise<Page>(() => {}) });
    await expect.element(page.getByRole('status')).toHaveTextContent('Getting the page...');
    await expect.element(loading).not.toBeInTheDocument();
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
  const shown = siteOf(company);
  /** One page of each kind, and all of those that differ in their parts. */
  const addresses = allPages(company)
    .filter(
      ({ kind }, index, all) => kind === 'service' || all.findIndex((page) => page.kind === kind) === index,
    )
    .map(({ path }) => path);

  /** A page with the parts whose scripts come later. */
  async function visitWhole(path: string) {
    const visited = await visit(path, source, shown);
    await expect.element(heading).toBeVisible();
    await expect.poll(() => visited.container.querySelector('[aria-busy]')).toBeNull();
    return visited;
  }

  test('no page has an empty heading, list or section', async () => {
    for (const path of addresses) {
      const { container, unmount } = await visitWhole(path);
      expect(emptyParts(container), path).toEqual([]);
      await unmount();
    }
    expect(logged).not.toHaveBeenCalled();
  });

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
