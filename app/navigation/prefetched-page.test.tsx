import { pages as allPages } from 'virtual:test/company';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Page } from '#app/page-data/pages.ts';
import { loadPage } from '#app/navigation/load-page.ts';
import { usePrefetchedPage } from '#app/navigation/prefetched-page.ts';

vi.mock(import('#app/navigation/load-page.ts'), { spy: true });
const load = vi.mocked(loadPage);
function pageAt(path: string): Page {
  const page = allPages.find((page) => page.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}

function Body() {
  return (
    <div>
      <p data-testid="prefetched">{usePrefetchedPage()?.path}</p>
      <p>Aside</p>
      <a href="/about">
        About <svg role="img" aria-label="arrow" viewBox="0 0 4 4" width="40" height="40" />
      </a>
      <a href="/contact?from=card#questions">Questions</a>
      <a href="tel:+10000000000">Call</a>
      <a href="https://www.door-maker.test/" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
      <a href="#main">Skip</a>
      <a href="/licenses.txt">Licenses</a>
      <a href="/about" download>
        Download
      </a>
      <a href="/about" target="_blank">
        Another tab
      </a>
    </div>
  );
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const prefetched = page.getByTestId('prefetched');

beforeEach(() => void load.mockReset().mockImplementation(async (path) => pageAt(path)));

test('a page is fetched as soon as the mouse comes to its link, also to an icon in it', async () => {
  await render(<Body />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(page.getByRole('img', { name: 'arrow' }));
  expect(load).toHaveBeenCalledWith('/about');
});

test.each(['fails', 'comes late'])(
  'of several links, the last one counts, if the other’s content %s',
  async (end) => {
    const { promise, resolve, reject } = Promise.withResolvers<Page>();
    load.mockImplementation((path) => (path === '/about' ? promise : Promise.resolve(pageAt(path))));
    await render(<Body />);
    await link('About arrow').hover();
    await link('Questions').hover();
    await expect.element(prefetched).toHaveTextContent('/contact');
    if (end === 'fails') reject(new TypeError('offline'));
    else resolve(pageAt('/about'));
    await promise.catch(() => {});
    await new Promise((later) => setTimeout(later, 50)); // Time for a rendering that must not come.
    await expect.element(prefetched).toHaveTextContent('/contact');
  },
);

test.each(['Call', 'Elsewhere', 'Another tab', 'Download', 'Licenses', 'Skip'])(
  '“%s” does not lead to a page of the site in this tab: nothing is fetched',
  async (name) => {
    await render(<Body />);
    await userEvent.hover(page.getByText('Aside'));
    load.mockClear();
    await link(name).hover();
    expect(load).not.toHaveBeenCalled();
  },
);
