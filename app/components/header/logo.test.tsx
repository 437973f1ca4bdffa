import { site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { Logo } from '#app/components/header/logo.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

async function linesOf(names: { brand: string; shortName: string }) {
  const { container } = await renderWithSite(<Logo />, { site: { ...site, ...names } });
  return [...container.querySelectorAll('span > span > span')].map(({ textContent }) => textContent);
}

test('the logo has the company’s mark, which says nothing to screen readers', async () => {
  const { container } = await renderWithSite(<Logo />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(site.mark);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['Bluebonnet Plumbing', 'Bluebonnet', ['Bluebonnet', 'Plumbing']],
  ['Hill Country Plumbing & Gas', 'Hill Country', ['Hill Country', 'Plumbing & Gas']],
  // A short name that the brand doesn't begin with stands above the whole brand.
  ['Plumbing by Bluebonnet', 'Bluebonnet', ['Bluebonnet', 'Plumbing by Bluebonnet']],
  ['Bluebonnets of Austin', 'Bluebonnet', ['Bluebonnet', 'Bluebonnets of Austin']],
  ['Bluebonnet', 'Bluebonnet', ['Bluebonnet']],
])('the brand "%s", in short "%s", is set in the lines %j', async (brand, shortName, lines) => {
  expect(await linesOf({ brand, shortName })).toEqual(lines);
});
