import '#app/styles/app.css';
import { useNavigate } from 'react-router';
import { company, pages } from 'virtual:test/company';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { type PageSource, PageSourceContext } from '#app/navigation/page-source.ts';
import type { Path } from '#app/paths.ts';
import { CurrentPage } from '#app/shell/current-page.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

const { about, contact } = company;
const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

const found = (path: Path): Page => {
  const page = byPath.get(path);
  if (page === undefined) throw new Error(`The routes asked for ${path}, which is no page.`);
  return page;
};

const atHand: PageSource = {
  get: found,
  prefetch: async (path) => found(path),
  nearest: () => undefined,
};

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

/** About, opened after Contact, in a site whose pages are all at hand. */
const showAbout = () =>
  renderWithSite(
    <PageSourceContext value={atHand}>
      <CurrentPage />
      {/* Last, so that a pointer which another test has left at the top rests on none of them. */}
      <a href="/contact">Contact</a>
      <a href="/contact#questions">Questions</a>
      <BackButton />
    </PageSourceContext>,
    { addresses: ['/contact', '/about'] },
  );

const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = page.getByRole('heading', { level: 1 });

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

beforeEach(() => page.viewport(1280, 800));

test('of the page that a visitor reaches for, the first picture is fetched, and the open page stays', async () => {
  await showAbout();
  const picture = () =>
    document.querySelector<HTMLImageElement>(`img[src*="${found('/contact').picture.name}"]`);
  expect(picture()).toBeNull();
  await link('Contact').hover();
  await expect.poll(() => picture()?.currentSrc).toContain(found('/contact').picture.name);
  expect(picture()?.checkVisibility()).toBe(false);
  await expect.element(heading).toHaveTextContent(about.hero.heading);
  expect(document.title).toBe(found('/about').title);
});

test('a page that a link opens shows its opening before the rest, with its title and the focus', async () => {
  await showAbout();
  const appearsWhole = contactAppearsWhole();
  await link('Contact').click();
  expect(await appearsWhole).toBe(false);
  await expect.element(page.getByRole('heading', { name: contact.questions.heading })).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect(document.title).toBe(found('/contact').title);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

test('before the rest is there, the page is long enough to stay where it was scrolled to', async () => {
  await showAbout();
  const height = new Promise<number>((resolve) => {
    void contactAppearsWhole().then(() => resolve(document.documentElement.scrollHeight));
  });
  const before = document.documentElement.scrollHeight;
  await link('Contact').click();
  expect(await height).toBeGreaterThan(before);
});

test('a page that Back opens is whole at once, so that it can be scrolled to where it was', async () => {
  await showAbout();
  const appearsWhole = contactAppearsWhole();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await appearsWhole).toBe(true);
});

test('a page that is opened at a part of it is whole at once', async () => {
  await showAbout();
  const appearsWhole = contactAppearsWhole();
  await link('Questions').click();
  expect(await appearsWhole).toBe(true);
});
