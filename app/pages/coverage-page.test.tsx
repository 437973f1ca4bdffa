import '#app/styles/app.css';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { areaIndex } from '#app/content/area-index.ts';
import { areas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import { allPages, type CoveragePage as Page } from '#app/content/pages.ts';
import { CoveragePage } from '#app/pages/coverage-page.tsx';

const today = allPages().find((page): page is Page => page.kind === 'coverage');
if (today === undefined) throw new Error('There is no page of all areas: content/pages.ts must make one.');

const many = Array.from({ length: 200 }, (_, index) => ({
  slug: `place-${index}`,
  name: `${String.fromCharCode(65 + (index % 20))}lder Valley Ranch Number ${index}`,
  responseTime: '20-35',
}));

const show = (content: Page['content']) =>
  render(
    <MemoryRouter>
      <CoveragePage {...today} content={content} />
    </MemoryRouter>,
  );

const sectionOf = (heading: string) => page.getByRole('region', { name: heading }).element();

describe('with today’s fourteen areas', () => {
  test('every area has its card with a text and a button, in two blocks', async () => {
    await show(today.content);
    for (const [heading, listed] of [
      [today.content.areas.heading, areas.slice(0, 12)],
      [today.content.areas.nearbyHeading, areas.slice(12)],
    ] as const) {
      const headings = [...sectionOf(heading).querySelectorAll('h3')].map(({ textContent }) => textContent);
      expect(headings).toEqual(listed.map(({ name }) => name));
    }
    for (const { name, text } of today.content.cards) {
      await expect.element(page.getByText(text)).toBeVisible();
      await expect.element(page.getByRole('link', { name: labels.area.view(name) })).toBeVisible();
    }
  });
});

describe('with 200 areas', () => {
  const content = { ...today.content, cards: [], index: areaIndex(many) };

  test('the areas stand under their initial letters, each with its link and its response time', async () => {
    await show(content);
    const section = sectionOf(today.content.areas.heading);
    const letters = [...section.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(letters).toEqual('ABCDEFGHIJKLMNOPQRST'.split(''));
    const links = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(many.map(({ slug }) => `/service-areas/${slug}`)));
    for (const entry of section.querySelectorAll('li')) {
      expect(entry.textContent).toMatch(/^[A-T]lder Valley Ranch Number \d+ 20-35 minutes$/);
    }
    await expect.element(page.getByText(today.content.areas.nearbyHeading)).not.toBeInTheDocument();
  });

  test('a letter stands in the column of its first area', async () => {
    await page.viewport(1280, 800);
    await show(content);
    for (const letter of sectionOf(today.content.areas.heading).querySelectorAll('h3')) {
      const first = letter.nextElementSibling?.querySelector('li');
      expect(letter.getBoundingClientRect().left, letter.textContent).toBe(
        first?.getBoundingClientRect().left,
      );
    }
  });

  test('nothing is wider than a screen of 320 pixels', async () => {
    await page.viewport(320, 640);
    await show(content);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
