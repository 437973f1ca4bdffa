import '#app/styles/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Footer } from '#app/components/footer.tsx';
import { mostListedAreas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import type { Link } from '#app/content/pages.ts';
import { areaLinks, areaMenu, serviceLinks } from '#app/links/navigation-links.ts';
import { paths } from '#app/paths.ts';

const many = Array.from({ length: mostListedAreas + 1 }, (_, index) => ({
  name: `Area ${index}`,
  path: paths.area(`area-${index}`),
  map: `Area ${index}, CA`,
}));

/** The addresses in the footer's list of areas, map pins left out. */
async function listedAddresses(areas: (Link & { map?: string })[]) {
  const { container } = await render(
    <Footer
      words={labels.footer}
      navigation={labels.navigation}
      call={labels.call}
      services={serviceLinks}
      areas={areaMenu(areas.slice(0, mostListedAreas), areas.length)}
      year={2031}
    />,
  );
  const list = [...container.querySelectorAll('ul')].at(-1);
  return [...(list?.querySelectorAll('a:not([target])') ?? [])].map((link) => link.getAttribute('href'));
}

test('the footer lists the fourteen areas', async () => {
  expect(await listedAddresses(areaLinks)).toEqual(areaLinks.map(({ path }) => path));
  await expect.element(page.getByText(labels.navigation.allAreas)).not.toBeInTheDocument();
});

test('of 25 areas it lists 24, and then a link to the page of all, which has no place on a map', async () => {
  const listed = many.slice(0, 24).map(({ path }) => path);
  expect(await listedAddresses(many)).toEqual([...listed, '/service-areas']);
  const all = page.getByRole('link', { name: labels.navigation.allAreas });
  await expect.element(all).toHaveAttribute('href', '/service-areas');
  expect(all.element().closest('li')?.querySelectorAll('a')).toHaveLength(1);
});
