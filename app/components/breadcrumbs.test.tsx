import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';
import { pageAt } from '#tests/page-at.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const shown = pageAt('service', '/services/drain-cleaning-in-hyde-park');

test('each way to a page is a list of links, which ends with the page itself', async () => {
  await renderWithSite(<Breadcrumbs name="Where you are" trails={breadcrumbs(shown, site.labels)} />);
  const landmark = page.getByRole('navigation', { name: 'Where you are' });
  const trails = landmark
    .getByRole('list')
    .elements()
    .map((list) => [...list.querySelectorAll('a, span')]);
  expect(trails.map((trail) => trail.map(({ textContent }) => textContent))).toEqual([
    ['Home', 'Plumbing', 'Drain Cleaning', 'Drain Cleaning in Hyde Park'],
    ['Home', 'Neighborhoods', 'Hyde Park', 'Drain Cleaning in Hyde Park'],
  ]);
  expect(trails.map((trail) => trail.map((step) => step.getAttribute('href')))).toEqual([
    ['/', '/services', '/services/drain-cleaning', null],
    ['/', '/service-areas', '/service-areas/hyde-park', null],
  ]);
  for (const trail of trails) expect(trail.at(-1)?.getAttribute('aria-current')).toBe('page');
});

test('where no way leads to a page, nothing stands there', async () => {
  const { container } = await renderWithSite(<Breadcrumbs name="Where you are" trails={[]} />);
  expect(container.innerHTML).toBe('');
});
