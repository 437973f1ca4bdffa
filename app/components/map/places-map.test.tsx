import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlacesMap } from '#app/components/map/places-map.tsx';
import { areaPages } from '#app/content/to-pages/area-page.ts';
import { coveragePage } from '#app/content/to-pages/main-pages.ts';
import { withMap } from '#tests/company-variations.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const mapped = withMap(company);

function mapOfAll() {
  const map = coveragePage(mapped)[0]?.content.map;
  if (map === undefined) throw new Error('The company has no map.');
  return map;
}

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('on a narrow screen, numbers stand on the map and the names below are links', async () => {
  await page.viewport(390, 800);
  const { container } = await renderWithSite(<PlacesMap map={mapOfAll()} />);
  expect(links()).toEqual(company.areas.map(({ slug }) => `/service-areas/${slug}`));
  const numbers = [...container.querySelectorAll('svg[viewBox] text')]
    .filter((text) => text.checkVisibility())
    .map(({ textContent }) => textContent);
  expect(numbers).toEqual(company.areas.map((_, index) => String(index + 1)));
});

test('on a wide screen, the names on the map are links, with their minutes', async () => {
  await page.viewport(1280, 800);
  await renderWithSite(<PlacesMap map={mapOfAll()} />);
  expect(links()).toEqual(company.areas.map(({ slug }) => `/service-areas/${slug}`));
  await expect.element(page.getByRole('link', { name: 'Zilker 20–30 min' })).toBeVisible();
});

test('the place that somebody points at shows its picture and its link until Escape', async () => {
  await page.viewport(1280, 800);
  await renderWithSite(<PlacesMap map={mapOfAll()} />);
  const picture = mapOfAll().places.find(({ name }) => name === 'Zilker')?.picture.alt ?? '';
  // On its name: the middle of the link is between its two lines.
  await page.getByRole('link', { name: 'Zilker 20–30 min' }).getByText('Zilker', { exact: true }).hover();
  await expect.element(page.getByRole('img', { name: picture })).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(page.getByRole('img', { name: picture })).not.toBeInTheDocument();
});

test('the place that a page is about stands on the map without a link', async () => {
  await page.viewport(1280, 800);
  const area = areaPages(mapped).find(({ content }) => content.area.name === 'Zilker');
  if (area?.content.map === undefined) throw new Error('The area has no map.');
  await renderWithSite(<PlacesMap map={area.content.map} />);
  await expect.element(page.getByText('Zilker', { exact: true }).first()).toBeVisible();
  expect(page.getByRole('link', { name: /^Zilker/ }).elements()).toEqual([]);
});
