import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { coveragePage } from '#app/content/to-pages/main-pages.ts';
import { CoveragePage } from '#app/pages/coverage-page.tsx';
import { withAreas } from '#tests/company-variations.ts';
import { emptyParts, sectionHeadings } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

function showCoverage(of = company) {
  const [coverage] = coveragePage(of);
  if (coverage === undefined) throw new Error('There is no page of all areas.');
  return renderWithSite(<CoveragePage {...coverage} />);
}

const sectionOf = (heading: string) => page.getByRole('region', { name: heading, exact: true });

/** The names in a section, one a card or one a letter. */
const namesIn = (heading: string) =>
  [...sectionOf(heading).element().querySelectorAll('h3')].map(({ textContent }) => textContent);

describe('with few areas', () => {
  test('every area has its card with its place, its text, what all have, and a button', async () => {
    await showCoverage();
    expect(namesIn('Choose your neighborhood')).toEqual([
      'Hyde Park',
      'Mueller',
      'Crestview',
      'Zilker',
      'Circle C Ranch',
    ]);
    for (const { slug, name, card } of company.areas) {
      const view = page.getByRole('link', { name: `Read about ${name}` });
      await expect.element(view).toBeVisible();
      await expect.element(view).toHaveAttribute('href', `/service-areas/${slug}`);
      await expect.element(page.getByText(card)).toBeVisible();
      const entry = view.element().closest('li');
      expect(entry?.textContent).toBe(`${name}Austin, Texas${card}Weekday appointmentsRead about ${name}`);
    }
  });

  test('there is no second block of them, and nothing is empty', async () => {
    const { container } = await showCoverage();
    expect(sectionHeadings()).toEqual([
      'Choose your neighborhood',
      'What the year of the house tells us',
      'The same on every street',
      'Outside the five?',
    ]);
    expect(emptyParts(container)).toEqual([]);
  });
});

describe('with more than twelve areas', () => {
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `Area ${from + index}`);
  const { coverage } = company;
  const withHeading = (count: number) => ({
    ...withAreas(company, count),
    coverage: { ...coverage, areas: { ...coverage.areas, moreHeading: 'A longer drive' } },
  });

  test('the first twelve have their cards in one block, and the others in a second', async () => {
    const { container } = await showCoverage(withHeading(14));
    expect(namesIn('Choose your neighborhood')).toEqual(names(0, 12));
    expect(namesIn('A longer drive')).toEqual(names(12, 14));
    for (const name of names(0, 14)) {
      await expect.element(page.getByRole('link', { name: `Read about ${name}`, exact: true })).toBeVisible();
    }
    expect(emptyParts(container)).toEqual([]);
  });

  test('of twelve, no second block stands there', async () => {
    await showCoverage(withHeading(12));
    expect(namesIn('Choose your neighborhood')).toEqual(names(0, 12));
    await expect.element(page.getByText('A longer drive')).not.toBeInTheDocument();
  });

  test('all stand in one block where the second has no heading: no two parts of a page have the same', async () => {
    await showCoverage(withAreas(company, 14));
    expect(namesIn('Choose your neighborhood')).toEqual(names(0, 14));
    expect(new Set(sectionHeadings()).size).toBe(sectionHeadings().length);
  });
});

describe('with 200 areas', () => {
  const nameOf = (index: number) =>
    `${String.fromCharCode(65 + (index % 20))}lder Valley Ranch Number ${index}`;
  const many = withAreas(company, 200, nameOf);

  test('the areas stand under their initial letters, each with its link and its response time', async () => {
    const { container } = await showCoverage(many);
    expect(namesIn('Choose your neighborhood')).toEqual('ABCDEFGHIJKLMNOPQRST'.split(''));
    const section = sectionOf('Choose your neighborhood').element();
    const links = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(200);
    expect(new Set(links)).toEqual(new Set(many.areas.map(({ slug }) => `/service-areas/${slug}`)));
    for (const entry of section.querySelectorAll('li')) {
      expect(entry.textContent).toMatch(/^[A-T]lder Valley Ranch Number \d+ 10–20 minutes$/);
    }
    expect(sectionHeadings()).toHaveLength(4);
    expect(emptyParts(container)).toEqual([]);
  });

  test('a letter stands in the column of its first area', async () => {
    await page.viewport(1280, 800);
    await showCoverage(many);
    for (const letter of sectionOf('Choose your neighborhood').element().querySelectorAll('h3')) {
      const first = letter.nextElementSibling?.querySelector('li');
      expect(letter.getBoundingClientRect().left, letter.textContent).toBe(
        first?.getBoundingClientRect().left,
      );
    }
  });

  test('nothing is wider than a screen of 320 pixels', async () => {
    await page.viewport(320, 640);
    await showCoverage(many);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

test('24 areas have cards', async () => {
  await showCoverage(withAreas(company, 24));
  await expect.element(page.getByRole('link', { name: 'Read about Area 23' })).toBeVisible();
});

test('25 areas have an index instead', async () => {
  await showCoverage(withAreas(company, 25));
  await expect.element(page.getByRole('link', { name: 'Area 24', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Read about Area 24' })).not.toBeInTheDocument();
});
