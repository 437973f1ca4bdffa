import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aboutPage } from '#app/content/to-pages/main-pages.ts';
import { AboutPage } from '#app/pages/about-page.tsx';
import { withEveryPart } from '#tests/company-variations.ts';
import { emptyParts, sectionHeadings } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

function showAbout(of = company) {
  const [about] = aboutPage(of);
  if (about === undefined) throw new Error('There is no page about the company.');
  return renderWithSite(<AboutPage {...about} />);
}

test('without trust panel and emergency banner, the page has neither their sections nor their headings', async () => {
  const { container } = await showAbout();
  expect(sectionHeadings()).toEqual(['How the shop came about', 'Where the vans go', 'Two promises']);
  expect(container.querySelectorAll('section')).toHaveLength(4);
  expect(emptyParts(container)).toEqual([]);
});

test('each chip leads to its area, or to the address that it has of its own', async () => {
  const { about } = company;
  const chips = ['zilker', { name: 'Downtown', slug: 'down-town' }];
  await showAbout({ ...company, about: { ...about, areas: { ...about.areas, chips } } });
  const areas = page.getByRole('region', { name: 'Where the vans go' });
  expect(
    areas
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Zilker', '/service-areas/zilker'],
    ['Downtown', '/service-areas/down-town'],
  ]);
});

describe('with all parts, the page', () => {
  test('ends with an emergency banner in its own words', async () => {
    const { container } = await showAbout(withEveryPart(company));
    expect(sectionHeadings()).toEqual([
      'How the shop came about',
      'What you will see',
      'Where the vans go',
      'Two promises',
      'Nights and Sundays, too',
    ]);
    expect(emptyParts(container)).toEqual([]);
  });

  test('shows who answers the phone, in words of their own, and what callers will see', async () => {
    await showAbout(withEveryPart(company));
    const who = page.getByRole('region', { name: 'Sam, answers the phone' });
    await expect
      .element(who.getByRole('blockquote'))
      .toHaveTextContent('Tell me where the water is, and I tell you which valve to close.');
    await expect.element(who.getByRole('figure').getByText('Sam', { exact: true })).toBeVisible();
    await expect.element(who.getByRole('img')).toHaveAttribute('src', '/images/people-answering.webp');
    const seen = page.getByRole('region', { name: 'What you will see' });
    await expect.element(seen.getByRole('heading', { name: 'The van' })).toBeVisible();
    await expect.element(seen.getByRole('img')).toHaveAttribute('src', '/images/people-van.webp');
  });

  test('has nothing of what the owner has not supplied', async () => {
    const every = withEveryPart(company);
    const { seen } = every.people ?? {};
    await showAbout({ ...every, people: { ...(seen && { seen }) } });
    expect(page.getByRole('blockquote').elements()).toHaveLength(0);
    await expect.element(page.getByRole('region', { name: 'What you will see' })).toBeVisible();
  });
});
