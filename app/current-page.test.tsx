import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allPages, type Page } from '#app/content/pages.ts';
import { CurrentPage } from '#app/current-page.tsx';
import { PageSourceContext } from '#app/page-source.ts';
import { FailureBoundary } from '#app/pages/failure-page.tsx';
import type { Path } from '#app/paths.ts';
import '#app/app.css';

const pages = new Map<string, Page>(allPages().map((page) => [page.path, page]));

const found = (path: Path): Page => {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`The routes asked for ${path}, which is no page.`);
  return page;
};

/** About, in a site whose pages are all at hand. `get` gives the content. */
const showAbout = (get: (path: Path) => Page = found) =>
  render(
    <PageSourceContext value={{ get, prefetch: async () => true, nearest: () => undefined }}>
      <MemoryRouter initialEntries={['/about']}>
        <FailureBoundary>
          <a href="/contact">Contact</a>
          <CurrentPage />
        </FailureBoundary>
      </MemoryRouter>
    </PageSourceContext>,
  );

const link = page.getByRole('link', { name: 'Contact', exact: true });
const heading = page.getByRole('heading', { level: 1 });
const prepared = () =>
  [...document.querySelectorAll('h1')].find(
    (element) => !element.checkVisibility({ visibilityProperty: true }),
  );
const titleOf = (path: Path) => found(path).title;

beforeEach(() => page.viewport(1280, 800));
afterEach(() => void vi.restoreAllMocks());

test('the page that a visitor reaches for is made ready unseen, and the page that is open stays', async () => {
  await showAbout();
  const name = heading.element().textContent;
  expect(prepared()).toBeUndefined();
  await link.hover();
  await expect.poll(prepared).toBeDefined();
  expect(heading.elements()).toHaveLength(1);
  await expect.element(heading).toHaveTextContent(name);
  expect(document.title).toBe(titleOf('/about'));
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

test('a click shows what was made ready instead of making it again, with its title and the focus', async () => {
  await showAbout();
  await link.hover();
  await expect.poll(prepared).toBeDefined();
  const ready = prepared();
  await link.click();
  await expect.element(heading).toHaveFocus();
  expect(heading.element()).toBe(ready);
  expect(heading.elements()).toHaveLength(1);
  expect(document.title).toBe(titleOf('/contact'));
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

test('a page that fails while it is made ready fails only when it is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs what the error screen stands for.
  const get = vi.fn<(path: Path) => Page>((path) => {
    if (path === '/contact') throw new Error('The content is damaged.');
    return found(path);
  });
  await showAbout(get);
  const name = heading.element().textContent;
  await link.hover();
  await expect.poll(() => get.mock.calls).toContainEqual(['/contact']);
  await expect.element(heading).toHaveTextContent(name);
  await link.click();
  await expect.element(heading).toHaveTextContent('Unexpected Application Error!');
});
