import { pages, site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { createRenderer } from '#app/shell/entry.prerender.tsx';

test('an address without a page stops the build with what to do', async () => {
  const others = pages.filter(({ path }) => path !== '/about');
  await expect(createRenderer(site, others)('/about')).rejects.toThrow(
    'There is no page /about: give it a record in the company’s folder, or list no such address.',
  );
});
