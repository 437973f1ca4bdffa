import { pages, site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { createRenderer } from '#app/shell/entry.prerender.tsx';

test('a document is in the company’s language, and browsers draw around it in its header’s color', async () => {
  const html = await createRenderer({ ...site, language: 'es-US', themeColor: '#102030' }, pages)('/about');
  expect(html).toContain('<html lang="es-US">');
  expect(html).toContain('<meta name="theme-color" content="#102030"/>');
});

test('a page that the content lacks stops the build with what to do', async () => {
  const incomplete = createRenderer(
    site,
    pages.filter(({ path }) => path !== '/about'),
  );
  await expect(incomplete('/about')).rejects.toThrow(
    'There is no page /about: give it a record in the company’s folder, or list no such address.',
  );
});

test.each(['/about', '/news'])(
  'content of another kind than its address has stops the build: %s',
  async (path) => {
    const [home] = pages;
    const mistaken = [{ ...home, path }, ...pages.filter((page) => page.path !== path)];
    await expect(createRenderer(site, mistaken as typeof pages)(path as '/about')).rejects.toThrow(
      `The page at ${path} is of the kind "home", which app/navigation/page-kinds.ts does not say of its address.`,
    );
  },
);
