import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Loading } from '#app/components/loading.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

test('the spinner tells screen readers what it waits for', async () => {
  await renderWithSite(<Loading text="Getting the neighborhood..." />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Getting the neighborhood...');
});

test('it is the company’s mark, which says nothing to screen readers', async () => {
  const { container } = await renderWithSite(<Loading text="Getting the neighborhood..." />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(site.mark);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
