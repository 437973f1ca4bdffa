import '#app/styles/app.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlaceLookup } from '#app/components/place-lookup.tsx';
import { emptyParts } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const words = {
  heading: 'Do we come to you?',
  label: 'Your ZIP code or neighborhood',
  hint: 'Type it here.',
  found: 'Yes: {area}, {minutes} minutes.',
  several: 'More than one fits.',
  inDoubt: 'Ask about {zipCode}.',
  outside: 'Outside our neighborhoods.',
  unreadable: 'Type five digits or a name.',
  failed: 'It did not load.',
  more: 'Plumbing in {area}',
};
const show = (addresses = ['/']) => renderWithSite(<PlaceLookup words={words} />, { addresses });
const field = page.getByRole('textbox', { name: 'Your ZIP code or neighborhood' });
const answer = page.getByRole('status');

test('a ZIP code is answered while it is typed, with the area’s page and the number', async () => {
  const { container } = await show();
  await expect.element(answer).toHaveTextContent('');
  await userEvent.type(field, '78751');
  await expect.element(answer.getByText('Yes: Hyde Park, 10–20 minutes.', { exact: false })).toBeVisible();
  await expect
    .element(answer.getByRole('link', { name: 'Plumbing in Hyde Park' }))
    .toHaveAttribute('href', '/service-areas/hyde-park');
  await expect
    .element(answer.getByRole('link', { name: 'Call (512) 555-0187' }))
    .toHaveAttribute('href', 'tel:+15125550187');
  expect(emptyParts(container)).toEqual([]);
});

test('a name with a slip in it is answered, one from elsewhere is outside', async () => {
  await show();
  await userEvent.fill(field, 'Zilkker');
  await expect.element(answer.getByText('Yes: Zilker', { exact: false })).toBeVisible();
  await userEvent.fill(field, 'Dallas');
  await expect.element(answer.getByText('Outside our neighborhoods.', { exact: false })).toBeVisible();
});

test('what can be no place is answered plainly, once it is no beginning of one', async () => {
  await show();
  await userEvent.fill(field, '123');
  await expect.element(answer).toHaveTextContent('');
  await userEvent.fill(field, '<b>🚪</b>'.repeat(1000).replaceAll(/[a-z]/g, ''));
  await expect.element(answer.getByText('Type five digits or a name.')).toBeVisible();
  expect(document.querySelector('b')).toBeNull();
});

test('a shared address brings its ZIP code', async () => {
  await show(['/service-areas?zip=78751']);
  await expect.element(field).toHaveValue('78751');
  await expect.element(answer.getByText('Yes: Hyde Park', { exact: false })).toBeVisible();
});

test('the table holds every ZIP code with the same answers', async () => {
  const table = {
    summary: 'All ZIP codes',
    zipCodes: 'ZIP codes',
    area: 'Area',
    arrival: 'How soon',
    minutes: '{minutes} minutes',
    rows: [
      { name: 'Hyde Park', path: '/service-areas/hyde-park', zipCodes: '78751', minutes: '10–20 minutes' },
    ] as const,
  };
  await renderWithSite(<PlaceLookup words={{ ...words, table: { ...table, rows: [...table.rows] } }} />);
  await page.getByText('All ZIP codes').click();
  const row = page.getByRole('row', { name: /Hyde Park/ });
  await expect.element(row.getByRole('rowheader')).toHaveTextContent('Hyde Park');
  expect(
    row
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['78751', '10–20 minutes']);
});
