import '#app/styles/app.css';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useClientNavigation } from '#app/navigation/client-navigation.ts';
import { Header } from '#app/components/header.tsx';
import { mostListedAreas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import type { Link as LinkRecord } from '#app/content/pages.ts';
import { areaLinks, areaMenu, serviceLinks } from '#app/links/navigation-links.ts';
import { paths } from '#app/paths.ts';
import { phoneDisplay, phoneHref } from '#app/site.ts';

/** What the document gives the header: links that open, and a page to scroll. */
function Body({ children }: { children: React.ReactNode }) {
  useClientNavigation();
  return (
    <div>
      {children}
      <main className="h-[3000px] pt-[40rem]">
        <p data-testid="address">{useLocation().pathname}</p>
        <button type="button">Elsewhere</button>
      </main>
    </div>
  );
}

async function showHeader(address = '/', areas: LinkRecord[] = areaLinks) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Body>
        <Header
          words={labels.navigation}
          quote={{ text: labels.quote, name: labels.quoteByPhone }}
          call={labels.call}
          services={serviceLinks}
          areas={areaMenu(areas.slice(0, mostListedAreas), areas.length)}
        />
      </Body>
    </MemoryRouter>,
  );
}

const header = page.getByRole('banner');
const servicesToggle = header.getByLabelText(labels.navigation.servicesToggle);
const areasToggle = header.getByLabelText(labels.navigation.coverageToggle);
const service = header.getByRole('link', { name: 'Garage Door Springs Repair' });
const area = header.getByRole('link', { name: 'Oceanside', exact: true });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const menuButton = header.getByRole('button', { name: 'Menu' });

/** Away from whatever opens on hover. */
const moveAway = () => userEvent.hover(elsewhere);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => window.scrollTo(0, 0));

describe('the header', () => {
  test('has the six services and the fourteen areas, each with its link', async () => {
    const { container } = await showHeader();
    const addresses = [...container.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([...serviceLinks, ...areaLinks].map(({ path }) => path));
  });

  test('leads home from its logo', async () => {
    await showHeader('/about');
    await expect
      .element(header.getByRole('link', { name: labels.navigation.logo }))
      .toHaveAttribute('href', '/');
  });

  test('dials from the phone link and from "Get Free Quote", whose name says so and contains the visible words', async () => {
    await showHeader();
    const quote = header.getByRole('link', { name: `${labels.quote}: call ${phoneDisplay}` });
    await expect
      .element(header.getByRole('link', { name: labels.call(phoneDisplay), exact: true }))
      .toHaveAttribute('href', phoneHref);
    await expect.element(quote).toHaveAttribute('href', phoneHref);
    await expect.element(quote).toHaveTextContent(labels.quote);
  });
});

describe('with more areas than it lists', () => {
  const many = Array.from({ length: mostListedAreas + 1 }, (_, index) => ({
    name: `Area ${index}`,
    path: paths.area(`area-${index}`),
  }));
  const all = header.getByRole('link', { name: labels.navigation.allAreas });
  const listed = (container: Element) =>
    [...container.querySelectorAll('details')].at(-1)?.querySelectorAll('a') ?? [];

  test('it lists the first 24 and then a link to the page of all', async () => {
    const { container } = await showHeader('/', many);
    const addresses = [...listed(container)].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([...many.slice(0, 24).map(({ path }) => path), '/service-areas']);
  });

  test('as many as it lists need no such link', async () => {
    const { container } = await showHeader('/', many.slice(0, mostListedAreas));
    expect(listed(container)).toHaveLength(mostListedAreas);
    expect(container.textContent).not.toContain(labels.navigation.allAreas);
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
  test.each([
    ['/', 'Home', 'page'],
    ['/about', 'About', 'page'],
    ['/About/', 'About', 'page'],
    ['/services', 'Services', 'page'],
    ['/services/garage-door-maintenance-in-vista', 'Services', 'true'],
    ['/service-areas/vista', 'Service Areas', 'true'],
    ['/contact', 'Contact', 'page'],
  ])('at %s is %s', async (address, name, current) => {
    await showHeader(address);
    await expect
      .element(header.getByRole('link', { name, exact: true }))
      .toHaveAttribute('aria-current', current);
    const marked = [...header.element().querySelectorAll('.menu-link[aria-current]')];
    expect(marked).toHaveLength(1);
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
    await userEvent.hover(header.getByRole('link', { name: 'Services', exact: true }));
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
    focus(header.getByRole('link', { name: 'El Camino Real Corridor' }).element());
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
    await expect
      .element(page.getByTestId('address'))
      .toHaveTextContent('/services/garage-door-springs-repair');
    await moveAway();
    await expect.element(service).not.toBeInTheDocument();
  });

  test('closes on a click on the link to the current page too', async () => {
    await userEvent.click(areasToggle);
    await userEvent.click(header.getByRole('link', { name: 'Home', exact: true }));
    await expect.element(area).not.toBeInTheDocument();
  });

  test('of the areas is at most 24rem high, and scrolls', async () => {
    await userEvent.click(areasToggle);
    await expect.element(area).toBeVisible();
    const list = area.element().closest('ul');
    expect(list?.offsetHeight).toBeLessThanOrEqual(24 * 16);
    expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
    expect(list && getComputedStyle(list).maxHeight).toBe('384px');
  });
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
    await expect.element(page.getByTestId('address')).toHaveTextContent('/service-areas/oceanside');
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
