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
      'Where the vans go',
      'Two promises',
      'Nights and Sundays, too',
    ]);
    expect(emptyParts(container)).toEqual([]);
  });
});
