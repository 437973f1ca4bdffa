import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nearestPage } from '#app/links/all-links.ts';
import { allPages, type Page } from '#app/content/pages.ts';
import { CurrentPage } from '#app/shell/current-page.tsx';
import { type PageSource, PageSourceContext } from '#app/navigation/page-source.ts';
import { site } from '#app/site.ts';

const pages = new Map<string, Page>(allPages().map((page) => [page.path, page]));

const atHand: PageSource = {
  get: (path) => pages.get(path),
  prefetch: async () => undefined,
  nearest: nearestPage,
};

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
function visit(addresses: string | string[], source: PageSource = atHand) {
  return render(
    <PageSourceContext value={source}>
      <MemoryRouter initialEntries={[addresses].flat()}>
        <Visitor />
        <CurrentPage />
      </MemoryRouter>
    </PageSourceContext>,
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
    ['/service-areas/tri-city', 'Tri-City'],
    ['/services/garage-door-maintenance', 'Garage Door Maintenance'],
    ['/services/garage-door-maintenance-in-tri-city', 'Garage Door Maintenance in Tri-City'],
    // A trailing slash, capital letters.
    ['/service-areas/tri-city/', 'Tri-City'],
    ['/Service-Areas/TRI-CITY', 'Tri-City'],
    ['/services/Garage-Door-Maintenance-In-Vista', 'Garage Door Maintenance in Vista'],
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
    expect(head('link[rel="canonical"]', 'href')).toBe(`${site.origin}${path}`);
    expect(head('meta[name="robots"]', 'content')).toBeUndefined();
  });
});

describe('an unknown service', () => {
  test.each([
    '/services/garage-door-painting',
    '/services/garage-door-painting-in-vista',
    '/services/garage-door-springs-repair-in-x-in-vista',
    '/services/garage-door-springs-repair-in-los--angeles',
    `/services/garage-door-springs-repair-in-${'a'.repeat(61)}`,
    '/services/garage-door-springs-repair-in-%3Cb%3E',
    '/services/-in-vista',
    '/services/garage-door-springs-repair-in-vista-in-los-angeles',
  ])('%s leads to the services', async (path) => {
    await visit(path);
    await expect.element(address).toHaveTextContent('/services');
    expect(document.title).toBe(pages.get('/services')?.title);
  });

  test('is replaced in the history: Back goes to where the visitor was', async () => {
    await visit(['/about', '/services/garage-door-painting']);
    await expect.element(address).toHaveTextContent('/services');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(address).toHaveTextContent('/about');
  });
});

describe('an unknown area', () => {
  test('leads to /404, where the attempted address is still known', async () => {
    await visit('/service-areas/pendleton');
    await expect.element(address).toHaveTextContent('/404');
    await expect
      .element(page.getByTestId('state'))
      .toHaveTextContent('{"attempted":"/service-areas/pendleton"}');
    await expect.element(heading).toHaveTextContent('404');
    await expect
      .element(page.getByRole('link', { name: 'Were you looking for Camp Pendleton?' }))
      .toHaveAttribute('href', '/service-areas/camp-pendleton');
  });

  test('is replaced in the history: Back goes to where the visitor was', async () => {
    await visit(['/about', '/service-areas/pendleton']);
    await expect.element(address).toHaveTextContent('/404');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(address).toHaveTextContent('/about');
  });

  test('is logged once, with the address that the visitor tried', async () => {
    await visit('/service-areas/pendleton');
    await expect.element(heading).toHaveTextContent('404');
    expect(logged.mock.calls).toEqual([[expect.stringContaining('/service-areas/pendleton')]]);
  });
});

describe('the not-found page', () => {
  test('stays at the address, and logs exactly one error that names it', async () => {
    await visit('/Nowhere/at-all');
    await expect.element(heading).toHaveTextContent('404');
    await expect.element(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.element(address).toHaveTextContent('/Nowhere/at-all');
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.join(' ')).toContain('/Nowhere/at-all');
  });

  test('leads home', async () => {
    await visit('/nowhere');
    await expect.element(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  test('is kept out of search engines and claims no address', async () => {
    await visit('/nowhere');
    expect(head('meta[name="robots"]', 'content')).toBe('noindex');
    expect(head('link[rel="canonical"]', 'href')).toBeUndefined();
  });

  test('offers the nearest page', async () => {
    await visit('/contct');
    await expect
      .element(page.getByRole('link', { name: 'Were you looking for Contact?' }))
      .toHaveAttribute('href', '/contact');
  });

  test.each(['/wp-login.php', '/404'])('offers no page at %s', async (path) => {
    await visit(path);
    await expect.element(heading).toHaveTextContent('404');
    await expect.element(page.getByText('Were you looking for', { exact: false })).not.toBeInTheDocument();
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

describe('a service in an area that is not in the table', () => {
  const unlisted = '/services/garage-door-springs-repair-in-los-angeles';

  test('has the area’s name with capitals, in title and text', async () => {
    await visit(unlisted);
    await expect.element(heading).toHaveTextContent('Garage Door Springs Repair in Los Angeles');
    await expect
      .element(page.getByText('We proudly serve the Los Angeles area.', { exact: false }))
      .toBeVisible();
  });

  test('is kept out of search engines, which are led to the service’s own page', async () => {
    await visit(unlisted);
    expect(head('meta[name="robots"]', 'content')).toBe('noindex');
    expect(head('link[rel="canonical"]', 'href')).toBe(`${site.origin}/services/garage-door-springs-repair`);
  });

  test('has the picture of the service', async () => {
    const { container } = await visit(unlisted);
    expect(head('meta[property="og:image"]', 'content')).toBe(
      `${site.origin}/social/services-garage-door-springs-repair.jpg`,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toBe(
      '/images/garage-door-springs-repair.webp',
    );
  });
});

describe('"Loading service area..."', () => {
  const loading = page.getByText('Loading service area...');

  test('stands there while the area’s content is on its way, and then gives way to it', async () => {
    const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<Page>();
    await visit('/service-areas/vista', { ...atHand, get: () => onItsWay });
    await expect.element(loading).toBeVisible();
    await expect.element(heading).not.toBeInTheDocument();
    const vista = pages.get('/service-areas/vista');
    if (vista) arrive(vista);
    await expect.element(heading).toHaveTextContent('Vista');
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
          arrived = pages.get('/service-areas/vista');
          arrive(arrived);
        });
      }
      return arrived ?? onItsWay;
    };
    const rendered = document.createElement('div');
    document.body.append(rendered);
    const root = createRoot(rendered);
    root.render(
      <PageSourceContext value={{ ...atHand, get }}>
        <MemoryRouter initialEntries={['/service-areas/vista']}>
          <CurrentPage />
        </MemoryRouter>
      </PageSourceContext>,
    );
    await expect.element(heading).toHaveTextContent('Vista');
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
    await visit('/service-areas/vista');
    await expect.element(heading).toHaveTextContent('Vista');
    observer.disconnect();
    expect(seen).toBe(false);
  });

  test('is what areas say, and no other page', async () => {
    await visit('/about', { ...atHand, get: () => new Promise<Page>(() => {}) });
    await expect.element(page.getByRole('status')).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
  });
});
