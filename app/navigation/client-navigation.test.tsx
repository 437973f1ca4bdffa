import { pages as allPages } from 'virtual:test/company';
import { createPath, MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { useClientNavigation, useReachedPage } from '#app/navigation/client-navigation.ts';
import { type PageSource, PageSourceContext } from '#app/navigation/page-source.ts';

const pages = new Map<string, Page>(allPages.map((page) => [page.path, page]));
const prefetch = vi.fn<PageSource['prefetch']>();
const source = {
  get: () => {
    throw new Error('No page is shown here.');
  },
  prefetch,
  nearest: () => undefined,
};

function Body() {
  const navigate = useNavigate();
  useClientNavigation();
  return (
    <div>
      <p data-testid="reached">{useReachedPage()?.path}</p>
      <p data-testid="address">{`${useNavigationType()} ${createPath(useLocation())}`}</p>
      <a href="/about">
        About <svg role="img" aria-label="arrow" viewBox="0 0 4 4" width="40" height="40" />
      </a>
      <a href="/contact" onClick={(event) => event.preventDefault()}>
        Taken care of
      </a>
      <a href="/service-areas">Coverage</a>
      <a href="tel:+10000000000">Call</a>
      <a href="https://www.door-maker.test/" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
      <a href="#main">Skip</a>
      <a href="/contact#questions">Questions</a>
      <a href="/contact?from=card#questions">Query</a>
      <a href={`${window.location.origin}/Contact/`}>Written out</a>
      <a href="//www.door-maker.test/about">Another host</a>
      <a href="/licenses.txt">Licenses</a>
      <a href="/images/hero-home.webp">Picture</a>
      <a href="/manifest.webmanifest">Manifest</a>
      <a href="/about" download>
        Download
      </a>
      <a href="/about" target="_blank">
        Another tab
      </a>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/service-areas')}>
        Aside
      </button>
    </div>
  );
}

const show = (opened = '/') =>
  render(
    <PageSourceContext value={source}>
      <MemoryRouter initialEntries={[opened]}>
        <Body />
      </MemoryRouter>
    </PageSourceContext>,
  );

const link = (name: string) => page.getByRole('link', { name, exact: true });
const address = page.getByTestId('address');
const reached = page.getByTestId('reached');

/** Clicks a link, and tells whether the click was left to the browser. The test page itself never navigates. */
function clickIsTheBrowsers(name: string, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let left: boolean | undefined;
  const decide = () => {
    left = !click.defaultPrevented;
    click.preventDefault();
  };
  document.addEventListener('click', decide, { once: true });
  link(name).element().dispatchEvent(click);
  if (left === undefined) throw new Error('The click did not arrive at the document.');
  return left;
}

beforeEach(() => void prefetch.mockReset().mockImplementation(async (path) => pages.get(path)));
afterEach(() => void vi.useRealTimers());

test('a page is fetched as soon as the mouse comes to its link, also to an icon in it', async () => {
  await show();
  expect(prefetch).not.toHaveBeenCalled();
  await userEvent.hover(page.getByRole('img', { name: 'arrow' }));
  expect(prefetch).toHaveBeenCalledWith('/about');
});

test('a page is fetched as soon as the keyboard comes to its link', async () => {
  await show();
  await userEvent.hover(address);
  prefetch.mockClear();
  await userEvent.keyboard('{Tab}');
  await expect.element(link('About arrow')).toHaveFocus();
  expect(prefetch.mock.calls).toEqual([['/about']]);
});

test('a link to a part of a page fetches the page and opens that part', async () => {
  await show();
  await link('Questions').hover();
  expect(prefetch.mock.lastCall).toEqual(['/contact']);
  expect(clickIsTheBrowsers('Questions')).toBe(false);
  await expect.element(address).toHaveTextContent('PUSH /contact#questions');
});

test('a query stays in the address, and belongs to no other page', async () => {
  await show();
  await link('Query').hover();
  expect(prefetch.mock.lastCall).toEqual(['/contact']);
  expect(clickIsTheBrowsers('Query')).toBe(false);
  await expect.element(address).toHaveTextContent('PUSH /contact?from=card#questions');
});

test('a link to this site that is written out, in another spelling, opens the page at its own address', async () => {
  await show();
  expect(clickIsTheBrowsers('Written out')).toBe(false);
  expect(prefetch.mock.lastCall).toEqual(['/contact']);
  await expect.element(address).toHaveTextContent('PUSH /contact');
});

test('a page was reached once its content is at hand', async () => {
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<Page | undefined>();
  prefetch.mockReturnValue(onItsWay);
  await show();
  await link('About arrow').hover();
  expect(prefetch).toHaveBeenCalled();
  await expect.element(reached).toBeEmptyDOMElement();
  arrive(pages.get('/about'));
  await expect.element(reached).toHaveTextContent('/about');
});

test('a page whose content can’t be had is never reached', async () => {
  prefetch.mockImplementation(async (path) => (path === '/contact' ? pages.get(path) : undefined));
  await show();
  await link('About arrow').hover();
  await link('Taken care of').hover();
  await expect.element(reached).toHaveTextContent('/contact');
  await link('About arrow').hover();
  await expect.poll(() => prefetch.mock.lastCall).toEqual(['/about']);
  await expect.element(reached).toHaveTextContent('/contact');
});

test('of several links, the last one counts, however late the content of the others arrives', async () => {
  const { promise: onItsWay, resolve: arrive } = Promise.withResolvers<Page | undefined>();
  prefetch.mockImplementation((path) => (path === '/about' ? onItsWay : Promise.resolve(pages.get(path))));
  await show();
  await link('About arrow').hover();
  await link('Taken care of').hover();
  await expect.element(reached).toHaveTextContent('/contact');
  arrive(pages.get('/about'));
  await onItsWay;
  await new Promise((later) => setTimeout(later, 50)); // Time for a rendering that must not come.
  await expect.element(reached).toHaveTextContent('/contact');
});

test('a click opens the page without the browser', async () => {
  await show();
  expect(clickIsTheBrowsers('About arrow')).toBe(false);
  await expect.element(address).toHaveTextContent('PUSH /about');
});

describe('content that is on its way when the click comes', () => {
  let arrive: (found: Page | undefined) => void;
  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<Page | undefined>();
    arrive = resolve;
    prefetch.mockImplementation((path) => (path === '/about' ? promise : Promise.resolve(pages.get(path))));
  });

  test('opens its page the moment it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] }); // However long the wait: time stands still.
    await show();
    expect(clickIsTheBrowsers('About arrow')).toBe(false);
    await expect.element(address).toHaveTextContent('POP /');
    arrive(pages.get('/about'));
    await expect.element(address).toHaveTextContent('PUSH /about');
  });

  test('is not waited for longer than a tenth of a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await show();
    clickIsTheBrowsers('About arrow');
    await vi.advanceTimersByTimeAsync(99);
    await expect.element(address).toHaveTextContent('POP /');
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(address).toHaveTextContent('PUSH /about');
  });

  test('does not open a page when the visitor has clicked another link since', async () => {
    await show();
    clickIsTheBrowsers('About arrow');
    clickIsTheBrowsers('Coverage');
    await expect.element(address).toHaveTextContent('PUSH /service-areas');
    arrive(pages.get('/about'));
    await new Promise((later) => setTimeout(later, 150)); // Time for a navigation that must not come.
    await expect.element(address).toHaveTextContent('PUSH /service-areas');
  });

  test('does not open a page when the visitor has gone back since', async () => {
    await show();
    clickIsTheBrowsers('About arrow');
    window.dispatchEvent(new PopStateEvent('popstate'));
    arrive(pages.get('/about'));
    await new Promise((later) => setTimeout(later, 150)); // Time for a navigation that must not come.
    await expect.element(address).toHaveTextContent('POP /');
  });

  test('opens its page also when another page came between the click and the content', async () => {
    await show();
    clickIsTheBrowsers('About arrow');
    page
      .getByText('Aside')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(address).toHaveTextContent('PUSH /service-areas');
    arrive(pages.get('/about'));
    await expect.element(address).toHaveTextContent('PUSH /about');
  });

  test('opens its page once, however often its link is clicked', async () => {
    await show();
    clickIsTheBrowsers('About arrow');
    clickIsTheBrowsers('About arrow');
    arrive(pages.get('/about'));
    await expect.element(address).toHaveTextContent('PUSH /about');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(address).toHaveTextContent('POP /');
  });
});

test('a click on the link to the page that is open makes no second entry in the history', async () => {
  await show();
  clickIsTheBrowsers('About arrow');
  await expect.element(address).toHaveTextContent('PUSH /about');
  clickIsTheBrowsers('About arrow');
  await expect.element(address).toHaveTextContent('REPLACE /about');
});

test('nor does it when the address is spelled in another way', async () => {
  await show('/About/');
  expect(clickIsTheBrowsers('About arrow')).toBe(false);
  await expect.element(address).toHaveTextContent('REPLACE /about');
});

test.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Option', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is the browser’s: a tab, a window or a download', async (_, init) => {
  await show();
  expect(clickIsTheBrowsers('About arrow', init)).toBe(true);
  await expect.element(address).toHaveTextContent('POP /');
});

test.each([
  'Call',
  'Elsewhere',
  'Another host',
  'Another tab',
  'Download',
  'Licenses',
  'Picture',
  'Manifest',
  'Skip',
])('“%s” does not lead to a page of the site in this tab and is the browser’s', async (name) => {
  await show();
  await userEvent.hover(address);
  prefetch.mockClear();
  expect(clickIsTheBrowsers(name)).toBe(true);
  await link(name).hover();
  expect(prefetch).not.toHaveBeenCalled();
  await expect.element(address).toHaveTextContent('POP /');
});

test('a click that somebody else has answered stays answered', async () => {
  await show();
  clickIsTheBrowsers('Taken care of');
  await expect.element(address).toHaveTextContent('POP /');
});
