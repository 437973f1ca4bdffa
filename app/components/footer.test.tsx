import '#app/styles/app.css';
import { company, site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Footer } from '#app/components/footer.tsx';
import type { Site } from '#app/content/to-pages/site.ts';
import { siteOf } from '#app/content/to-pages/site.ts';
import { withAreas, withEveryPart } from '#tests/company-variations.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const showFooter = (site?: Site) =>
  renderWithSite(<Footer year={2031} />, site === undefined ? {} : { site });

/** The addresses in the footer's list of areas, map pins left out. */
async function listedAddresses(site: Site) {
  const { container } = await showFooter(site);
  const list = [...container.querySelectorAll('ul')].at(-1);
  return [...(list?.querySelectorAll('a:not([target])') ?? [])].map((link) => link.getAttribute('href'));
}

test('the footer lists all areas of a company that has few', async () => {
  expect(await listedAddresses(site)).toEqual([
    '/service-areas/hyde-park',
    '/service-areas/mueller',
    '/service-areas/crestview',
    '/service-areas/zilker',
    '/service-areas/circle-c-ranch',
  ]);
  await expect.element(page.getByText('All neighborhoods')).not.toBeInTheDocument();
});

test('24 areas it lists, without a link to the page of all', async () => {
  const addresses = await listedAddresses(siteOf(withAreas(company, 24)));
  expect(addresses).toHaveLength(24);
  expect(addresses).not.toContain('/service-areas');
});

test('of 25 areas it lists 24, and then a link to the page of all, which has no place on a map', async () => {
  const listed = Array.from({ length: 24 }, (_, index) => `/service-areas/area-${index}`);
  expect(await listedAddresses(siteOf(withAreas(company, 25)))).toEqual([...listed, '/service-areas']);
  const all = page.getByRole('link', { name: 'All neighborhoods' });
  await expect.element(all).toHaveAttribute('href', '/service-areas');
  expect(all.element().closest('li')?.querySelectorAll('a')).toHaveLength(1);
});

test('an area has a map pin that opens in a new tab, if its record says what to look up', async () => {
  const { container } = await showFooter();
  const pins = [...container.querySelectorAll('a[target]')];
  expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(
    ['Hyde Park', 'Mueller', 'Crestview', 'Zilker'].map((name) => `${name} on a map (in a new tab)`),
  );
  const [pin] = pins;
  expect(pin?.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Hyde+Park%2C+Austin%2C+TX',
  );
  expect(pin?.getAttribute('target')).toBe('_blank');
  expect(pin?.closest('li')?.textContent).toBe('Hyde Park');
});

test('the footer names the company, its city and its phone', async () => {
  await showFooter();
  await expect.element(page.getByText('A plumbing shop in Austin', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Austin, Texas', { exact: true })).toBeVisible();
  const phone = page.getByRole('link', { name: 'Call (512) 555-0187' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+15125550187');
  await expect.element(phone).toHaveTextContent('(512) 555-0187');
});

test('its quick links and its services lead to their pages', async () => {
  const { container } = await showFooter();
  const linksUnder = (heading: string) => {
    const list = [...container.querySelectorAll('h2')].find(({ textContent }) => textContent === heading);
    const links = [...(list?.nextElementSibling?.querySelectorAll('a') ?? [])];
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  };
  expect(linksUnder('Pages')).toEqual([
    ['Home', '/'],
    ['About the Shop', '/about'],
    ['Plumbing', '/services'],
    ['Neighborhoods', '/service-areas'],
    ['Contact the Office', '/contact'],
  ]);
  expect(linksUnder('What We Do')).toEqual([
    ['Drain Cleaning', '/services/drain-cleaning'],
    ['Water Heater Repair', '/services/water-heater-repair'],
    ['Leak Detection', '/services/leak-detection'],
  ]);
});

/** The lines at the foot of the footer. */
async function lastLines(site?: Site) {
  const { container } = await showFooter(site);
  return [...container.querySelectorAll('footer > div:last-child p')].map(({ textContent }) => textContent);
}

test('the copyright line has the year that it is given, and stands before the word about pictures', async () => {
  expect(await lastLines()).toEqual([
    '© 2031 Bluebonnet Plumbing',
    'The pictures on this site are plain colors.',
  ]);
});

test('the legal name and the license stand between them, once the business has them', async () => {
  expect(await lastLines(siteOf(withEveryPart(company)))).toEqual([
    '© 2031 Bluebonnet Plumbing',
    'Bluebonnet Plumbing, LLC',
    'State license M-12345, Master Plumber',
    'The pictures on this site are plain colors.',
  ]);
});

test('a company that has nothing to say of its pictures has no line for it', async () => {
  const footer = { ...site.labels.footer, pictures: undefined };
  expect(await lastLines({ ...site, labels: { ...site.labels, footer } })).toEqual([
    '© 2031 Bluebonnet Plumbing',
  ]);
});
