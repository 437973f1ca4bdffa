import '#app/styles/app.css';
import { company } from 'virtual:test/company';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DoorTeaser } from '#app/components/door-chooser/door-teaser.tsx';
import { DoorChooser } from '#app/components/tools.tsx';
import { doorChooser, doorTeaser } from '#app/content/to-pages/door-chooser.ts';
import { withDoors } from '#tests/company-variations.ts';
import { emptyParts } from '#tests/page-parts.ts';
import { renderWithSite } from '#tests/render-with-site.tsx';

const doors = withDoors(company);

afterEach(() => {
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
  vi.restoreAllMocks();
});

async function show() {
  const { doorChooser: chooser } = doorChooser(doors, { slug: 'drain-cleaning' });
  if (chooser === undefined) throw new Error('The company of this test has no doors to choose from.');
  const shown = await renderWithSite(<DoorChooser chooser={chooser} />);
  await expect.element(page.getByRole('link', { name: 'Ask about H-A-1' })).toBeInTheDocument();
  return shown;
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('has nothing empty, and each of its groups has a name', async () => {
  const { container } = await show();
  expect(emptyParts(container)).toEqual([]);
  const names = [...container.querySelectorAll('fieldset')].map(
    (group) => group.querySelector('legend')?.textContent,
  );
  expect(names).toEqual(['The house', 'The design', 'How plain is painted', 'How all glass is painted']);
  expect(container.querySelector('form')).toBeNull();
});

test('shows the choice in words, as a code and in the address, and tells of it once', async () => {
  // As if there were pictures.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  await show();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await radio('Palace').click();
  await expect.element(page.getByText('Palace with plain in red: P-A-1').first()).toBeInTheDocument();
  await expect.element(page.getByText('The code is P-A-1.')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Ask about P-A-1' })).toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('Now Palace with plain in red, or P-A-1.');
  expect(window.location.hash).toBe('#palace-plain-red');
});

test('keeps the finish with another design that comes in it, and has its first otherwise', async () => {
  const { container } = await show();
  const finishes = (design: string) =>
    [...container.querySelectorAll<HTMLInputElement>(`[name="finish-${design}"]`)]
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  container.querySelector<HTMLInputElement>('[name="finish-plain"][value="green"]')?.click();
  await radio('All glass').click();
  expect(window.location.hash).toBe('#hut-all-glass-green');
  await radio('Plain').click();
  expect(window.location.hash).toBe('#hut-plain-green');
  container.querySelector<HTMLInputElement>('[name="finish-plain"][value="blue"]')?.click();
  await radio('All glass').click();
  expect(finishes('all-glass')).toEqual(['green']);
  expect(finishes('plain')).toEqual(['green']);
});

describe('comparing', () => {
  test('keeps one choice, changes the other, and both are in words and in the address', async () => {
    await show();
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await radio('Palace').click();
    await expect.element(page.getByText('First: Hut with plain in red: H-A-1')).toBeInTheDocument();
    await expect.element(page.getByText('Second: Palace with plain in red: P-A-1')).toBeInTheDocument();
    expect(window.location.hash).toBe('#hut-plain-red+palace-plain-red');
    await page.getByRole('button', { name: 'Only one again' }).click();
    expect(window.location.hash).toBe('#palace-plain-red');
  });
});

test('what the clipboard did is told', async () => {
  await show();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await page.getByRole('button', { name: 'Copy this' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('It has not been copied');
  write.mockResolvedValueOnce();
  await page.getByRole('button', { name: 'Copy this' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('It has been copied');
});

test('a picture that does not come is told, and the words stay', async () => {
  await show();
  await radio('Palace').click();
  // There are no pictures of the company of this test.
  await expect.element(page.getByRole('status')).toHaveTextContent('That one has no picture now.');
  await expect.element(page.getByText('Palace with plain in red: P-A-1').first()).toBeInTheDocument();
});

test('the teaser leads there', async () => {
  const { doorTeaser: teaser } = doorTeaser(doors);
  if (teaser === undefined) throw new Error('The company of this test has no teaser.');
  await renderWithSite(<DoorTeaser teaser={teaser} />);
  await expect
    .element(page.getByRole('link', { name: 'See them' }))
    .toHaveAttribute('href', '/services/water-heater-repair#your-door');
});
