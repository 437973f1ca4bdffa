import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contactPage } from '#app/content/to-pages/main-pages.ts';
import { ContactPage } from '#app/pages/contact-page.tsx';
import { withEveryPart } from '#tests/company-variations.ts';
import { emptyParts, sectionHeadings } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

function showContact(of = company) {
  const [contact] = contactPage(of);
  if (contact === undefined) throw new Error('There is no contact page.');
  return renderWithSite(<ContactPage {...contact} />);
}

const ways = page.getByRole('region', { name: 'Contact' });

test('without emergencies, topics and answers, the page has neither their parts nor their headings', async () => {
  const { container } = await showContact();
  expect(sectionHeadings()).toEqual(['Call the office', 'Neighborhoods', 'Before you call']);
  expect(container.querySelectorAll('section')).toHaveLength(3);
  expect(emptyParts(container)).toEqual([]);
});

test('with them, emergencies stand between phone and areas, topics before the questions, answers after them', async () => {
  const { container } = await showContact(withEveryPart(company));
  expect(sectionHeadings()).toEqual([
    'Call the office',
    'Water is running',
    'Neighborhoods',
    'Until we come',
    'Before you call',
  ]);
  // Part of the questions: there is one list of them.
  await expect.element(page.getByRole('heading', { level: 3, name: 'What people ask first' })).toBeVisible();
  await expect.element(page.getByText('Burst pipes')).toBeVisible();
  expect(emptyParts(container)).toEqual([]);
});

test.each([
  ['two', company],
  ['three', withEveryPart(company)],
])('on a wide screen, of %s ways the number has a row, and the others fill the next', async (_, company) => {
  await page.viewport(1280, 800);
  await showContact(company);
  const [number, ...boxes] = ways
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.parentElement?.getBoundingClientRect());
  expect(boxes[0]?.top).toBeGreaterThan(number?.bottom ?? Infinity);
  expect(new Set(boxes.map((box) => box?.top)).size).toBe(1);
  const { clientWidth } = document.documentElement;
  expect(clientWidth - (boxes.at(-1)?.right ?? 0)).toBeCloseTo(boxes[0]?.left ?? 0, 0);
});

test('the phone is a link that dials and shows the number', async () => {
  await showContact();
  const phone = ways.getByRole('link', { name: 'Call (512) 555-0187' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+15125550187');
  await expect.element(phone).toHaveTextContent('(512) 555-0187');
});

test('the areas’ icon opens a map of the city in a new tab, and their heading leads to the page of all', async () => {
  await showContact();
  const map = ways.getByRole('link', { name: 'Austin on a map (in a new tab)' });
  await expect
    .element(map)
    .toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=Austin%2C+TX');
  await expect.element(map).toHaveAttribute('target', '_blank');
  await expect
    .element(ways.getByRole('link', { name: 'Neighborhoods' }))
    .toHaveAttribute('href', '/service-areas');
});

test('topics and answers are folded but the first topic, and what one must not do stands before the steps', async () => {
  const { container } = await showContact(withEveryPart(company));
  await expect
    .element(page.getByRole('heading', { name: 'What does it cost to have you come out?' }))
    .toBeVisible();
  const topic = container.querySelector('#running-water');
  expect([...(topic?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'It stands in electric wiring.',
    'Open the lowest tap.',
    'Call us.',
  ]);
  expect(topic?.closest('details')).toBeNull();
  const fees = container.querySelector('#fees');
  expect(fees?.textContent).toBe(
    'By day: Nothing in our five neighborhoods.Ask about the rest on the phone.',
  );
  expect(fees?.closest('details')?.open).toBe(false);
});
