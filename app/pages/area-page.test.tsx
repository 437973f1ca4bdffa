import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { areaPages } from '#app/content/to-pages/area-page.ts';
import { AreaPage } from '#app/pages/area-page.tsx';
import type { Path } from '#app/paths.ts';
import { withAreas, withEmergencyService, withEveryPair, withEveryPart } from '#tests/company-variations.ts';
import { emptyParts, sectionHeadings } from '#tests/page-parts.ts';
import { pageAt } from '#tests/page-at.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const showArea = (path: Path, of = company) =>
  renderWithSite(<AreaPage {...pageAt('area', path, areaPages(of))} />);

/** The cards of services: each one's link, by its accessible name. */
const cardLinks = () =>
  page
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the card of a service leads to its page in the area where that is written, elsewhere to the service’s own', async () => {
  await showArea('/service-areas/crestview');
  expect(cardLinks()).toEqual([
    ['Clogged drains opened Drain Cleaning in Crestview', '/services/drain-cleaning-in-crestview'],
    ['Water heaters repaired Water Heater Repair', '/services/water-heater-repair'],
    ['Hidden leaks found Leak Detection', '/services/leak-detection'],
  ]);
});

test('all cards lead to the services’ own pages in an area without any page of a service', async () => {
  await showArea('/service-areas/zilker');
  expect(cardLinks().map(([, path]) => path)).toEqual([
    '/services/drain-cleaning',
    '/services/water-heater-repair',
    '/services/leak-detection',
  ]);
});

test('all cards lead to the services’ pages in the area where all are written', async () => {
  await showArea('/service-areas/zilker', withEveryPair(company));
  expect(cardLinks().map(([, path]) => path)).toEqual([
    '/services/drain-cleaning-in-zilker',
    '/services/water-heater-repair-in-zilker',
    '/services/leak-detection-in-zilker',
  ]);
});

test('the cards of services done day and night say so, and no others', async () => {
  const { container } = await showArea('/service-areas/zilker', withEmergencyService(company));
  const saying = [...container.querySelectorAll('li')].filter(({ textContent }) =>
    textContent.includes('After-hours visits'),
  );
  expect(saying.map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'Water heaters repaired Water Heater Repair',
  ]);
});

test('an area’s page has its parts in their order, none of them empty', async () => {
  const { container } = await showArea('/service-areas/crestview');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Crestview');
  expect(sectionHeadings()).toEqual([
    'Plumbing for ranch houses on slabs',
    'Iron in the slab',
    'What to expect from us here',
    'Close to Crestview',
    'Tell us your street and what the water does',
  ]);
  expect(emptyParts(container)).toEqual([]);
});

test('the area’s own points come before those that all areas share', async () => {
  await showArea('/service-areas/crestview');
  const points = page.getByRole('region', { name: 'What to expect from us here' }).getByRole('listitem');
  expect(points.elements().map(({ textContent }) => textContent)).toEqual([
    'A camera look comes before any word about tunneling',
    'We work around finished floors instead of through them where we can',
    'The price on paper before the work begins',
    'A crew of our own that works Monday to Friday',
  ]);
});

test('it tells the ZIP codes, and the response time with what to think of it', async () => {
  await showArea('/service-areas/circle-c-ranch');
  const facts = page.getByRole('group', { name: 'Drive time and ZIP codes for Circle C Ranch' });
  expect(
    facts
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    '25–40 minutesAsk on the day, because traffic has the last word.',
    '78739, 78749Near a border, give us your street.',
  ]);
});

test('it has what to leave alone, facts from public record, the notice and a line for each answer', async () => {
  const { container } = await showArea('/service-areas/crestview', withEveryPart(company));
  await expect.element(page.getByRole('complementary', { name: 'Know your valve' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Iron in the slab' });
  await expect.element(facts.getByRole('heading', { name: 'On record about Crestview' })).toBeVisible();
  await expect.element(facts.getByText('The city’s counter', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Nobody there endorses us.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/contact#fees');
  expect(emptyParts(container)).toEqual([]);
});

test('the quote dials elsewhere and leads to contact here, under a name of its own with the visible words in it', async () => {
  await showArea('/service-areas/crestview');
  const quote = page.getByRole('link', { name: 'Get an Estimate on our contact page' });
  await expect.element(quote).toHaveAttribute('href', '/contact');
  await expect.element(quote).toHaveTextContent('Get an Estimate');
});

test('the only area of a company has no list of neighbors', async () => {
  const { container } = await showArea('/service-areas/area-0', withAreas(company, 1));
  expect(sectionHeadings()).not.toContain('Close to Area 0');
  expect(container.querySelector('#nearby')).toBeNull();
  expect(emptyParts(container)).toEqual([]);
});
