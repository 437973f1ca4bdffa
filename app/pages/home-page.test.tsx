import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { homePage } from '#app/content/to-pages/main-pages.ts';
import { HomePage } from '#app/pages/home-page.tsx';
import { withEveryPart } from '#tests/company-variations.ts';
import { emptyParts, sectionHeadings } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

function showHome(of = company) {
  const [home] = homePage(of);
  if (home === undefined) throw new Error('There is no home page.');
  return renderWithSite(<HomePage {...home} />);
}

test('without emergency banner and brands, the home page has neither their sections nor their headings', async () => {
  const { container } = await showHome();
  expect(sectionHeadings()).toEqual([
    'A small shop that does three things',
    'What we do',
    'What you can expect',
    'Ask what it would cost',
  ]);
  expect(container.querySelectorAll('section')).toHaveLength(5);
  expect(emptyParts(container)).toEqual([]);
});

test('the home page’s hero asks for an estimate and for a call, and both dial', async () => {
  await showHome();
  for (const name of ['Get an Estimate: call (512) 555-0187', 'Call (512) 555-0187']) {
    await expect
      .element(page.getByRole('link', { name }).first())
      .toHaveAttribute('href', 'tel:+15125550187');
  }
});

test('brands without words above them, or words without brands, make no section', async () => {
  const full = withEveryPart(company);
  for (const { brands, heading } of [
    { brands: full.brands, heading: company.home.brands },
    { brands: [], heading: full.home.brands },
  ]) {
    const { container, unmount } = await showHome({
      ...company,
      brands,
      home: { ...company.home, brands: heading },
    });
    expect(sectionHeadings()).not.toContain('Heaters we repair');
    expect(container.querySelector('#brands')).toBeNull();
    await unmount();
  }
});

describe('with all parts, the home page', () => {
  test('has the emergency banner behind the services, what can be checked, the call, and the brands at the end', async () => {
    const { container } = await showHome(withEveryPart(company));
    expect(sectionHeadings()).toEqual([
      'A small shop that does three things',
      'Doors to see',
      'What we do',
      'A plumber at any hour',
      'What you can expect',
      'Look us up',
      'Ask what it would cost',
      'Heaters we repair',
    ]);
    expect(emptyParts(container)).toEqual([]);
    await expect.element(page.getByText('When water runs, somebody answers.')).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'A plumber at any hour' }).getByRole('img'))
      .toHaveAttribute('src', '/images/hero-emergency.webp');
  });

  test('links each brand to its own site, in a new tab, and says so', async () => {
    await showHome(withEveryPart(company));
    const brand = page.getByRole('link', { name: 'Tankless (in a new tab)' });
    await expect.element(brand).toHaveAttribute('href', 'https://www.tankless.example');
    await expect.element(brand).toHaveAttribute('target', '_blank');
  });

  test('shows what callers ask first, and opens what is answered and whom to ask for the rest', async () => {
    await showHome(withEveryPart(company));
    const panel = page.getByRole('region', { name: 'Look us up' });
    await expect.element(panel.getByText('What does it cost to have you come out?')).toBeVisible();
    expect(
      panel
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['What does it cost to have you come out?', 'Are you licensed?']);
    await panel.getByText('What does it cost to have you come out?').click();
    await panel.getByText('Are you licensed?').click();
    await expect
      .element(panel.getByText('Nothing in our five neighborhoods.', { exact: false }))
      .toBeVisible();
    await expect.element(panel.getByText('Ask about the rest on the phone.')).toBeVisible();
    await expect
      .element(panel.getByText('We hold general liability insurance.', { exact: false }))
      .toBeVisible();
  });
});
