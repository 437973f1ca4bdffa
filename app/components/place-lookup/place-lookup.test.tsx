import '#app/styles/app.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderToString } from 'react-dom/server';
import { site } from 'virtual:test/company';
import { SiteContext } from '#app/components/site-context.ts';
import { PlaceLookup } from '#app/components/place-lookup/place-lookup.tsx';
import { emptyParts } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

vi.mock('virtual:company/places', () => {
  const place = (name: string, zipCode: string, more = {}) => ({
    name,
    path: `/service-areas/${name.toLowerCase().replace(' ', '-')}`,
    minutes: '10–20',
    zipCodes: [[zipCode, zipCode]],
    ...more,
  });
  return {
    places: [
      place('Hyde Park', '78751'),
      place('Mueller', '78723'),
      place('Zilker', '78704', { inDoubt: ['78704'] }),
      place('Barton Hills', '78704', { condition: 'That is once the creek is down.' }),
      place('Bouldin', '78704'),
      place('Crestview', '78723'),
    ],
  };
});

const words = {
  heading: 'Do we come to you?',
  label: 'Your ZIP code or neighborhood',
  hint: 'Nothing is sent.',
  withoutScripts: 'Look into the list, or call.',
  found: 'Yes: {area}, {minutes} minutes.',
  several: 'Yes, in one of these:',
  oneOfSeveral: '{area} in {minutes}',
  inDoubt: '{zipCode} may belong to {areas}. Call us.',
  outside: 'Outside our neighborhoods.',
  unknown: 'We know no such name.',
  noFiveDigits: 'A ZIP code has five digits.',
  unreadable: 'Type five digits or a name.',
  list: { name: 'All ZIP codes', path: '/service-areas#zip-codes' },
} as const;
const show = () => renderWithSite(<PlaceLookup words={words} />);
const field = page.getByRole('textbox', { name: 'Your ZIP code or neighborhood' });
const answer = page.getByRole('status');
const call = page.getByRole('link', { name: 'Call (512) 555-0187' });
const list = page.getByRole('link', { name: 'All ZIP codes' });

afterEach(() => window.history.replaceState(null, '', '?'));

test('shows a hint, the number and a link to all ZIP codes until something is typed', async () => {
  const { container } = await show();
  await expect.element(answer).toHaveTextContent(words.hint);
  await expect.element(list).toHaveAttribute('href', words.list.path);
  await expect.element(call).toHaveAttribute('href', 'tel:+15125550187');
  expect(emptyParts(container)).toEqual([]);
});

test('answers a ZIP code while it is typed, with a link to the area’s page and the number', async () => {
  const { container } = await show();
  await userEvent.type(field, '78751');
  await expect.element(answer).toHaveTextContent('Yes: Hyde Park, 10–20 minutes.');
  const link = answer.getByRole('link', { name: 'Hyde Park' });
  await expect.element(link).toHaveAttribute('href', '/service-areas/hyde-park');
  await expect.element(call).toBeVisible();
  expect(emptyParts(container)).toEqual([]);
});

test('answers a name with a typing error', async () => {
  await show();
  await userEvent.fill(field, 'Crestveiw');
  await expect.element(answer).toHaveTextContent('Yes: Crestview, 10–20 minutes.');
});

test.each([
  ['a ZIP code of no area', '00000', words.outside],
  ['a name of no area', 'Dallas', words.unknown],
  ['a word that is no place', 'hello', words.unknown],
  ['too few digits', '787', words.noFiveDigits],
  ['markup', '<🚪>'.repeat(1000), words.unreadable],
])('answers %s plainly, with the number', async (_, typed, expected) => {
  await show();
  await userEvent.fill(field, typed);
  await expect.element(answer).toHaveTextContent(expected);
  await expect.element(call).toBeVisible();
});

test('lists several areas, each with its minutes and their condition', async () => {
  await show();
  await userEvent.fill(field, '78723');
  await expect.element(answer.getByText(words.several)).toBeVisible();
  const items = answer.getByRole('listitem');
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    'Mueller in 10–20',
    'Crestview in 10–20',
  ]);
  await userEvent.fill(field, 'Barton');
  await expect
    .element(answer)
    .toHaveTextContent('Yes: Barton Hills, 10–20 minutes. That is once the creek is down.');
});

test('answers a ZIP code in doubt with the areas it may belong to, and without a yes', async () => {
  await show();
  await userEvent.fill(field, '78704');
  await expect
    .element(answer)
    .toHaveTextContent('78704 may belong to Zilker, Barton Hills, or Bouldin. Call us.');
  const links = answer.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/service-areas/zilker',
    '/service-areas/barton-hills',
    '/service-areas/bouldin',
  ]);
  await expect.element(call).toBeVisible();
});

test('a shared address brings its ZIP code', async () => {
  window.history.replaceState(null, '', '?zip=78751');
  await show();
  await expect.element(field).toHaveValue('78751');
  await expect.element(answer).toHaveTextContent('Yes: Hyde Park, 10–20 minutes.');
});

test('before the page is hydrated there is no field, and its words lead to the list and the number', () => {
  const html = renderToString(
    <SiteContext value={site}>
      <PlaceLookup words={words} />
    </SiteContext>,
  );
  expect(html).not.toContain('<input');
  for (const part of [words.withoutScripts, `href="${words.list.path}"`, 'href="tel:+15125550187"'])
    expect(html).toContain(part);
});

test('the table holds every ZIP code with the same answers', async () => {
  const table = {
    summary: 'All ZIP codes',
    zipCodes: 'ZIP codes',
    area: 'Area',
    arrival: 'How soon',
    minutes: '{minutes} minutes',
    rows: [
      {
        name: 'Hyde Park',
        path: '/service-areas/hyde-park' as const,
        zipCodes: '78751',
        minutes: '10–20 minutes',
      },
    ],
  };
  await renderWithSite(<PlaceLookup words={{ ...words, table }} />);
  await page.getByText('All ZIP codes').last().click();
  const row = page.getByRole('row', { name: /Hyde Park/ });
  await expect.element(row.getByRole('rowheader')).toHaveTextContent('Hyde Park');
  expect(
    row
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['78751', '10–20 minutes']);
});
