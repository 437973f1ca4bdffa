import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DoorPart } from '#app/components/tools.tsx';
import type { DoorPart as Part } from '#app/content/to-pages/page-data.ts';
import { doorFinder, doorInArea, doorOfService, problemsPage } from '#app/content/to-pages/problems-page.ts';
import { withEveryPart } from '#tests/company-variations.ts';
import { emptyParts } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const full = withEveryPart(company);

async function show(part: Part | undefined) {
  if (part === undefined) throw new Error('The company of the tests has no symptoms to show');
  const shown = await renderWithSite(<DoorPart part={part} />);
  // Its script comes a moment later.
  await page.getByRole('link').first().findElement();
  return shown;
}

const terms = (container: Element) =>
  [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);

describe('the finder', () => {
  test('has every symptom folded up, one open at a time', async () => {
    const { container } = await show(doorFinder(full).door);
    expect(emptyParts(container)).toEqual([]);
    const [first, second] = container.querySelectorAll('details');
    await page.getByText('Water runs and the lights flicker').click();
    expect(first?.open).toBe(true);
    await page.getByText('The sink drains slowly').click();
    expect([first?.open, second?.open]).toEqual([false, true]);
  });

  test('says what not to touch first where there is danger, and otherwise if it can wait', async () => {
    const { container } = await show(doorFinder(full).door);
    const [dangerous, harmless] = container.querySelectorAll('details');
    expect(dangerous && terms(dangerous)).toEqual(['Hands off', 'Leave it', 'Usually']);
    expect(harmless && terms(harmless)).toEqual(['Can wait', 'Hands off', 'May be checked', 'Usually']);
  });

  test('brings the open symptom’s parts forward in the drawing', async () => {
    const { container } = await show(doorFinder(full).door);
    const chosen = () =>
      [...container.querySelectorAll('.door-drawing text.is-chosen')].map(({ textContent }) => textContent);
    expect(chosen()).toEqual([]);
    await page.getByText('The sink drains slowly').click();
    await expect.poll(chosen).toEqual(['The roller', 'The opener']);
  });
});

test('on its own page nothing is folded up, every symptom has an address, and ids stand once', async () => {
  const [all] = problemsPage(full);
  const { container } = await show(all?.content.door);
  expect(container.querySelectorAll('details')).toHaveLength(0);
  for (const { slug, words } of full.symptoms) {
    const heading = container.querySelector(`[id="${slug}"] h3`);
    expect(heading?.textContent).toBe(words);
  }
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const use of container.querySelectorAll('use')) {
    expect(ids).toContain(use.getAttribute('href')?.slice(1));
  }
  expect(emptyParts(container)).toEqual([]);
});

test('a service’s page marks its parts, and its symptoms lead to their answers', async () => {
  const [service] = full.services.filter(({ slug }) => slug === 'drain-cleaning');
  const { container } = await show(service && doorOfService(full, service).door);
  const marked = [...container.querySelectorAll('.door-key .is-chosen')].map(
    ({ textContent }) => textContent,
  );
  expect(marked).toEqual(['The roller', 'The opener']);
  await expect
    .element(page.getByRole('link', { name: 'The sink drains slowly Can wait' }))
    .toHaveAttribute('href', '/garage-door-problems#slow-drain');
});

test('a page in an area has one symptom', async () => {
  const [service] = full.services.filter(({ slug }) => slug === 'drain-cleaning');
  const { container } = await show(service && doorInArea(full, service, { slug: 'hyde-park' }).door);
  expect(container.querySelectorAll('li')).toHaveLength(1);
});
