import '#app/styles/app.css';
import { useState } from 'react';
import { company, site } from 'virtual:test/company';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '#app/components/header/header.tsx';
import { siteOf } from '#app/content/to-pages/site.ts';
import type { Path } from '#app/paths.ts';
import { withAreas } from '#tests/company-variations.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

/** A page to scroll, which tells where a link has led instead of going there. */
function Body({ children }: { children: React.ReactNode }) {
  const [address, setAddress] = useState('');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- It only listens.
    <div
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null) return;
        event.preventDefault();
        setAddress(link.getAttribute('href') ?? '');
      }}
    >
      {children}
      <main className="h-[1000vh] pt-section">
        <p data-testid="address">{address}</p>
        <button type="button">Elsewhere</button>
      </main>
    </div>
  );
}

const showHeader = (path: Path = '/', shown = site) =>
  renderWithSite(
    <Body>
      <Header />
    </Body>,
    { site: shown, location: { path, opened: 'by document' } },
  );

const header = page.getByRole('banner');
const servicesToggle = header.getByLabelText('Show what we do');
const areasToggle = header.getByLabelText('Show all neighborhoods');
const service = header.getByRole('link', { name: 'Drain Cleaning' });
const area = header.getByRole('link', { name: 'Hyde Park', exact: true });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const menuButton = header.getByRole('button', { name: /^(Menu|Close)$/ });

/** Away from whatever opens on hover. */
const moveAway = () => userEvent.hover(elsewhere);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => window.scrollTo(0, 0));

describe('the header', () => {
  test('has all services and areas of a company that has few, each with its link', async () => {
    const { container } = await showHeader();
    const links = [...container.querySelectorAll('details a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Drain Cleaning', '/services/drain-cleaning'],
      ['Water Heater Repair', '/services/water-heater-repair'],
      ['Leak Detection', '/services/leak-detection'],
      ['Hyde Park', '/service-areas/hyde-park'],
      ['Mueller', '/service-areas/mueller'],
      ['Crestview', '/service-areas/crestview'],
      ['Zilker', '/service-areas/zilker'],
      ['Circle C Ranch', '/service-areas/circle-c-ranch'],
    ]);
  });

  test('leads home from its logo', async () => {
    await showHeader('/about');
    await expect
      .element(header.getByRole('link', { name: 'Bluebonnet Plumbing, home' }))
      .toHaveAttribute('href', '/');
  });

  test('dials from the phone link and from the quote button, whose name says so and contains the visible words', async () => {
    await showHeader();
    const quote = header.getByRole('link', { name: 'Get an Estimate: call (512) 555-0187' });
    await expect
      .element(header.getByRole('link', { name: 'Call (512) 555-0187', exact: true }))
      .toHaveAttribute('href', 'tel:+15125550187');
    await expect.element(quote).toHaveAttribute('href', 'tel:+15125550187');
    await expect.element(quote).toHaveTextContent('Get an Estimate');
  });
});

describe('with more areas than it lists', () => {
  const many = siteOf(withAreas(company, 25));
  const all = header.getByRole('link', { name: 'All neighborhoods' });
  const listed = (container: Element) =>
    [...container.querySelectorAll('details')].at(-1)?.querySelectorAll('a') ?? [];

  test('it lists the first 24 and then a link to the page of all', async () => {
    const { container } = await showHeader('/', many);
    const addresses = [...listed(container)].map((link) => link.getAttribute('href'));
    const first = Array.from({ length: 24 }, (_, index) => `/service-areas/area-${index}`);
    expect(addresses).toEqual([...first, '/service-areas']);
  });

  test('as many as it lists need no such link', async () => {
    const { container } = await showHeader('/', siteOf(withAreas(company, 24)));
    expect(listed(container)).toHaveLength(24);
    expect(container.textContent).not.toContain('All neighborhoods');
  });

  test('the last link of the dropdown leads to the page of all', async () => {
    await showHeader('/', many);
    await userEvent.click(areasToggle);
    await userEvent.click(all);
    await expect.element(page.getByTestId('address')).toHaveTextContent('/service-areas');
  });

  test('the last link of the phone menu leads to the page of all', async () => {
    await page.viewport(320, 640);
    await showHeader('/', many);
    await userEvent.click(menuButton);
    await userEvent.click(areasToggle);
    await userEvent.click(all);
    await expect.element(page.getByTestId('address')).toHaveTextContent('/service-areas');
  });
});

describe('scrolled', () => {
  const scrollTo = async (top: number) => {
    window.scrollTo({ top, behavior: 'instant' });
    await expect.poll(() => window.scrollY).toBe(top);
    await new Promise(requestAnimationFrame); // The scroll event comes with the next frame.
    await new Promise(requestAnimationFrame);
  };

  test('20 pixels it keeps its height; 21 pixels make it compact; back at 20 it has its height again', async () => {
    await showHeader();
    await scrollTo(20);
    await expect.element(header).not.toHaveAttribute('data-compact');
    const height = header.element().clientHeight;
    await scrollTo(21);
    await expect.element(header).toHaveAttribute('data-compact', 'true');
    await expect.poll(() => header.element().clientHeight).toBeLessThan(height);
    await scrollTo(20);
    await expect.element(header).not.toHaveAttribute('data-compact');
  });

  test('before it is shown, it is compact from the start', async () => {
    document.body.style.minHeight = '3000px';
    await scrollTo(400);
    await showHeader();
    await expect.element(header).toHaveAttribute('data-compact', 'true');
    document.body.style.minHeight = '';
  });
});

describe('the active link', () => {
  test.each<[Path, string, string]>([
    ['/', 'Home', 'page'],
    ['/about', 'About', 'page'],
    ['/services', 'Plumbing', 'page'],
    ['/services/drain-cleaning-in-hyde-park', 'Plumbing', 'true'],
    ['/service-areas/hyde-park', 'Neighborhoods', 'true'],
    ['/contact', 'Contact', 'page'],
  ])('at %s is %s', async (address, name, current) => {
    await showHeader(address);
    await expect
      .element(header.getByRole('link', { name, exact: true }))
      .toHaveAttribute('aria-current', current);
    const marked = [...header.element().querySelectorAll('.menu-link[aria-current]')];
    expect(marked).toHaveLength(1);
  });

  test.each<[Path, string, string]>([
    ['/service-areas/hyde-park', 'page', '/service-areas/hyde-park'],
    ['/services/drain-cleaning', 'page', '/services/drain-cleaning'],
    ['/services/drain-cleaning-in-hyde-park', 'true', '/services/drain-cleaning'],
  ])('of the lists at %s is "%s" at %s', async (address, current, path) => {
    const { container } = await showHeader(address);
    const marked = [...container.querySelectorAll('details a[aria-current]')];
    expect(marked.map((link) => [link.getAttribute('aria-current'), link.getAttribute('href')])).toEqual([
      [current, path],
    ]);
  });

  test('is none on the not-found page', async () => {
    const { container } = await showHeader('/nowhere');
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(0);
  });
});

describe('a dropdown on a wide screen', () => {
  beforeEach(async () => {
    await showHeader();
    await moveAway();
  });

  test('is closed at first', async () => {
    await expect.element(service).not.toBeInTheDocument();
    await expect.element(servicesToggle).toBeVisible();
  });

  test('opens when the mouse comes to its link or its toggle, and closes when it leaves', async () => {
    await userEvent.hover(servicesToggle);
    await expect.element(service).toBeVisible();
    await moveAway();
    await expect.element(service).not.toBeInTheDocument();
    await userEvent.hover(header.getByRole('link', { name: 'Plumbing', exact: true }));
    await expect.element(service).toBeVisible();
  });

  test('that opened on hover stays when the mouse moves on to its links', async () => {
    await userEvent.hover(servicesToggle);
    await userEvent.hover(service);
    await expect.element(service).toBeVisible();
  });

  test('is pinned by a click: it stays when the mouse leaves, and a second click closes it', async () => {
    await userEvent.click(servicesToggle);
    await moveAway();
    await expect.element(service).toBeVisible();
    await userEvent.click(servicesToggle);
    await expect.element(service).not.toBeInTheDocument();
  });

  test('opens with Enter and with the space bar', async () => {
    for (const key of ['{Enter}', ' ']) {
      focus(servicesToggle.element());
      await userEvent.keyboard(key);
      await expect.element(service).toBeVisible();
      await userEvent.keyboard(key);
      await expect.element(service).not.toBeInTheDocument();
    }
  });

  test('closes on Escape, which returns the focus from its links to the toggle', async () => {
    focus(servicesToggle.element());
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(service).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(service).not.toBeInTheDocument();
    await expect.element(servicesToggle).toHaveFocus();
  });

  test('opens with one click also after Escape has closed it under the mouse', async () => {
    await userEvent.hover(servicesToggle);
    await userEvent.keyboard('{Escape}');
    await expect.element(service).not.toBeInTheDocument();
    await userEvent.click(servicesToggle);
    await expect.element(service).toBeVisible();
  });

  test('closes when the focus moves on behind its last link', async () => {
    focus(areasToggle.element());
    await userEvent.keyboard('{Enter}');
    await expect.element(area).toBeVisible();
    focus(header.getByRole('link', { name: 'Circle C Ranch' }).element());
    await userEvent.keyboard('{Tab}');
    await expect.element(area).not.toBeInTheDocument();
  });

  test('closes when the other opens', async () => {
    await userEvent.click(servicesToggle);
    await userEvent.click(areasToggle);
    await expect.element(area).toBeVisible();
    await expect.element(service).not.toBeInTheDocument();
  });

  test('closes on a click outside', async () => {
    await userEvent.click(servicesToggle);
    await userEvent.click(elsewhere);
    await expect.element(service).not.toBeInTheDocument();
  });

  test('closes on a click on one of its links, which opens that page', async () => {
    await userEvent.click(servicesToggle);
    await userEvent.click(service);
    await expect.element(page.getByTestId('address')).toHaveTextContent('/services/drain-cleaning');
    await moveAway();
    await expect.element(service).not.toBeInTheDocument();
  });

  test('closes on a click on the link to the current page too', async () => {
    await userEvent.click(areasToggle);
    await userEvent.click(header.getByRole('link', { name: 'Home', exact: true }));
    await expect.element(area).not.toBeInTheDocument();
  });
});

test('the dropdown of many areas is at most 24rem high, and scrolls', async () => {
  await showHeader('/', siteOf(withAreas(company, 24)));
  await userEvent.click(areasToggle);
  const area = header.getByRole('link', { name: 'Area 0', exact: true });
  await expect.element(area).toBeVisible();
  const list = area.element().closest<HTMLElement>('.menu-sublist');
  expect(list?.offsetHeight).toBeLessThanOrEqual(24 * 16);
  expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
  expect(list && getComputedStyle(list).maxHeight).toBe('384px');
});

describe('the menu of a small screen', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    await showHeader();
  });

  const about = header.getByRole('link', { name: 'About', exact: true });

  test('is closed at first, and opens and closes with its toggle', async () => {
    await expect.element(about).not.toBeInTheDocument();
    await userEvent.click(menuButton);
    await expect.element(about).toBeVisible();
    await userEvent.click(menuButton);
    await expect.element(about).not.toBeInTheDocument();
  });

  test('expands one section at a time', async () => {
    await userEvent.click(menuButton);
    await userEvent.click(servicesToggle);
    await expect.element(service).toBeVisible();
    await expect.element(area).not.toBeInTheDocument();
    await userEvent.click(areasToggle);
    await expect.element(area).toBeVisible();
    await expect.element(service).not.toBeInTheDocument();
    await userEvent.click(areasToggle);
    await expect.element(area).not.toBeInTheDocument();
  });

  test('closes with all sections on a click on a link', async () => {
    await userEvent.click(menuButton);
    await userEvent.click(areasToggle);
    await userEvent.click(area);
    await expect.element(page.getByTestId('address')).toHaveTextContent('/service-areas/hyde-park');
    await expect.element(about).not.toBeInTheDocument();
    await userEvent.click(menuButton);
    await expect.element(about).toBeVisible();
    await expect.element(area).not.toBeInTheDocument();
  });

  test('closes on a click on the link to the current page too', async () => {
    await userEvent.click(menuButton);
    await userEvent.click(header.getByRole('link', { name: 'Home', exact: true }));
    await expect.element(about).not.toBeInTheDocument();
  });

  test('closes on Escape', async () => {
    await userEvent.click(menuButton);
    await userEvent.keyboard('{Escape}');
    await expect.element(about).not.toBeInTheDocument();
  });
});

function focus(element: Element) {
  if (element instanceof HTMLElement) element.focus();
}
