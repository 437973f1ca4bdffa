import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serviceInAreaPages, servicePages } from '#app/content/to-pages/service-page.ts';
import { ServicePage } from '#app/pages/service-page.tsx';
import type { Path } from '#app/paths.ts';
import { withAreas, withEmergencyService, withEveryPair, withEveryPart } from '#tests/company-variations.ts';
import { emptyParts, sectionHeadings } from '#tests/page-parts.ts';
import { pageAt } from '#tests/page-at.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

function showService(path: Path, of = company, unlistedArea?: string) {
  const shown = pageAt('service', path, [...servicePages(of), ...serviceInAreaPages(of)]);
  return renderWithSite(<ServicePage {...shown} unlistedArea={unlistedArea} />);
}

const heading = page.getByRole('heading', { level: 1 });
const linksUnder = (name: string) =>
  page
    .getByRole('region', { name })
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a service’s own page', () => {
  test('shows the first three of its features and leads to its pages in areas that are written', async () => {
    const { container } = await showService('/services/drain-cleaning');
    await expect.element(heading).toHaveTextContent('Drain Cleaning');
    await expect.element(page.getByText('In five Austin neighborhoods')).toBeVisible();
    await expect.element(page.getByText('The picture of your own pipe to keep')).toBeVisible();
    await expect.element(page.getByText('The trouble spot marked on the ground')).not.toBeInTheDocument();
    expect(sectionHeadings()).toEqual([
      'What the trouble usually is',
      'How we go about it',
      'What a visit includes',
      'Where we have written about it',
    ]);
    expect(linksUnder('Where we have written about it')).toEqual([
      ['Drain Cleaning in Hyde Park', '/services/drain-cleaning-in-hyde-park'],
      ['Drain Cleaning in Crestview', '/services/drain-cleaning-in-crestview'],
    ]);
    expect(emptyParts(container)).toEqual([]);
  });

  test('has no list of areas where none is written', async () => {
    const { container } = await showService('/services/drain-cleaning', withAreas(company, 3));
    expect(sectionHeadings()).not.toContain('Where we have written about it');
    expect(container.querySelector('#areas')).toBeNull();
    expect(emptyParts(container)).toEqual([]);
  });

  test('leads to the contact page and dials', async () => {
    await showService('/services/drain-cleaning');
    await expect
      .element(page.getByRole('link', { name: 'Make an Appointment' }))
      .toHaveAttribute('href', '/contact');
    await expect
      .element(page.getByRole('link', { name: 'Call (512) 555-0187' }).last())
      .toHaveAttribute('href', 'tel:+15125550187');
  });

  test('says so when the service is done day and night', async () => {
    await showService('/services/water-heater-repair', withEmergencyService(company));
    await expect.element(page.getByText('After-hours visits · In five Austin neighborhoods')).toBeVisible();
  });

  test('does not say so of another service', async () => {
    await showService('/services/drain-cleaning', withEmergencyService(company));
    await expect.element(page.getByText('In five Austin neighborhoods', { exact: true })).toBeVisible();
    await expect.element(page.getByText('After-hours visits', { exact: false })).not.toBeInTheDocument();
  });

  test('speaks of an area that has no page of it', async () => {
    await showService('/services/drain-cleaning', company, 'Round Rock');
    await expect.element(heading).toHaveTextContent('Drain Cleaning in Round Rock');
    await expect
      .element(page.getByText('Round Rock: please ask on the phone if we drive there.'))
      .toBeVisible();
    await expect
      .element(page.getByText('Our vans are in Round Rock every week.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('In five Austin neighborhoods')).not.toBeInTheDocument();
  });

  test('says at once that such an area lies outside', async () => {
    await showService('/services/drain-cleaning', company, 'Round Rock');
    const outside = page.getByText('Round Rock lies outside our neighborhoods.', { exact: false });
    await expect.element(outside).toBeVisible();
    expect(
      outside
        .element()
        .compareDocumentPosition(page.getByText('We open clogged sinks', { exact: false }).element()),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('what to leave alone', () => {
  const callout = page.getByRole('complementary', { name: 'Turn the water off' });

  test.each([
    { emergency: true, arrival: false, leads: true },
    { emergency: false, arrival: true, leads: true },
    { emergency: false, arrival: false, leads: false },
  ])(
    'leads the page where somebody hurries, as in an emergency, and stands after the description elsewhere (%o)',
    async ({ leads, ...service }) => {
      const whole = withEveryPart(company);
      const services = whole.services.map((one) => ({ ...one, ...service }));
      await showService('/services/drain-cleaning', { ...whole, services });
      await expect.element(callout).toBeVisible();
      const position = page
        .getByText('We open clogged sinks', { exact: false })
        .element()
        .compareDocumentPosition(callout.element());
      expect(position).toBe(leads ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('links to what to do until help comes', async () => {
    await showService('/services/drain-cleaning-in-hyde-park', withEveryPart(company));
    await expect
      .element(callout.getByRole('link', { name: 'Running water' }))
      .toHaveAttribute('href', '/contact#running-water');
  });
});

describe('the page of a service in an area', () => {
  test('says what is its own before what the service’s page says, and leads to that', async () => {
    await showService('/services/drain-cleaning-in-hyde-park');
    const own = page.getByRole('heading', { name: 'What a camera sees under an old bungalow' }).element();
    const shared = page.getByText('We open clogged sinks', { exact: false }).element();
    expect(own.compareDocumentPosition(shared)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect
      .element(page.getByRole('link', { name: 'All about Drain Cleaning' }))
      .toHaveAttribute('href', '/services/drain-cleaning');
  });

  test('has a line for each answer, facts from public record that bear on the service, and the notice', async () => {
    await showService('/services/water-heater-repair-in-hyde-park', withEveryPart(company));
    expect(linksUnder('Before you call')).toEqual([
      ['Fees', '/contact#fees'],
      ['License', '/contact#license'],
      ['All answers', '/contact#answers'],
    ]);
    await expect
      .element(page.getByText('The city’s counter issues plumbing permits.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('Source: The City, 2024', { exact: true })).toBeVisible();
    await expect
      .element(page.getByText('Source: The City, read on November 21, 2026', { exact: true }))
      .toBeVisible();
    await expect.element(page.getByText('Nobody there endorses us.')).toBeVisible();
  });

  test('leaves out facts that bear on another service', async () => {
    await showService('/services/drain-cleaning-in-hyde-park', withEveryPart(company));
    await expect.element(page.getByText('The city’s counter', { exact: false })).not.toBeInTheDocument();
  });

  test('says what is particular there, and leads to what is near', async () => {
    const { container } = await showService('/services/drain-cleaning-in-hyde-park');
    await expect.element(heading).toHaveTextContent('Drain Cleaning in Hyde Park');
    await expect.element(page.getByText('Hyde Park: a drive of 10–20 minutes')).toBeVisible();
    await expect
      .element(page.getByText('Our vans are in Hyde Park every week.', { exact: false }))
      .toBeVisible();
    await expect
      .element(
        page.getByText(
          'Our shop has been in Hyde Park since 2008. Drive time 10–20 minutes. ZIP codes served are 78751.',
        ),
      )
      .toBeVisible();
    expect(sectionHeadings()).toEqual([
      'What a camera sees under an old bungalow',
      'What a visit includes',
      'Signs that it is the main line',
      'Drain Cleaning, not far away',
      'Our other work in Hyde Park',
    ]);
    expect(linksUnder('Drain Cleaning, not far away')).toEqual([
      ['Drain Cleaning in Crestview', '/services/drain-cleaning-in-crestview'],
    ]);
    expect(linksUnder('Our other work in Hyde Park')).toEqual([
      ['Water Heater Repair in Hyde Park', '/services/water-heater-repair-in-hyde-park'],
      ['Leak Detection in Hyde Park', '/services/leak-detection-in-hyde-park'],
    ]);
    expect(emptyParts(container)).toEqual([]);
  });

  test('has no list of neighbors where the service is written of nowhere else', async () => {
    const { container } = await showService('/services/leak-detection-in-hyde-park');
    expect(sectionHeadings()).toEqual([
      'Finding a leak in a house without a slab',
      'What a visit includes',
      'What to check from outside the crawl space',
      'Our other work in Hyde Park',
    ]);
    expect(emptyParts(container)).toEqual([]);
  });

  test('has no list of other services where none of them is written of there', async () => {
    const { container } = await showService('/services/drain-cleaning-in-crestview');
    expect(sectionHeadings()).toEqual([
      'Cleaning cast iron without breaking it',
      'What a visit includes',
      'What to watch after a cleaning',
      'Drain Cleaning, not far away',
    ]);
    await expect.element(page.getByText('Our other work in Crestview')).not.toBeInTheDocument();
    expect(emptyParts(container)).toEqual([]);
  });

  test('leads to all its neighbors and all other services where every page is written', async () => {
    await showService('/services/drain-cleaning-in-zilker', withEveryPair(company));
    expect(linksUnder('Drain Cleaning, not far away').map(([name]) => name)).toEqual([
      'Drain Cleaning in Hyde Park',
      'Drain Cleaning in Mueller',
      'Drain Cleaning in Crestview',
      'Drain Cleaning in Circle C Ranch',
    ]);
    expect(linksUnder('Our other work in Zilker')).toHaveLength(2);
  });
});
