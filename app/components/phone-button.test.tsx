import '#app/styles/app.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PhoneButton } from '#app/components/phone-button.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

const button = page.getByRole('link', { name: 'Call Our Office, (512) 555-0187' });

test('the phone button dials, and its name says the number and contains the words it shows', async () => {
  await renderWithSite(<PhoneButton />);
  await expect.element(button).toHaveAttribute('href', 'tel:+15125550187');
  await expect.element(button).toHaveTextContent('Call Our Office (512) 555-0187');
});

test('it stands in a landmark of its own', async () => {
  await renderWithSite(<PhoneButton />);
  await expect
    .element(page.getByRole('complementary', { name: 'Office phone' }))
    .toContainElement(button.element());
});

test('on a wide screen it is round, and expands on hover and on keyboard focus', async () => {
  await page.viewport(1280, 800);
  await renderWithSite(
    <>
      <button type="button">Before</button>
      <PhoneButton />
    </>,
  );
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.round(width)).toBe(Math.round(height));
  const expanded = () => button.element().getBoundingClientRect().width > 3 * height;

  await userEvent.hover(button);
  await expect.poll(expanded).toBe(true);
  await userEvent.hover(page.getByRole('button', { name: 'Before' }));
  await expect.poll(expanded).toBe(false);

  await userEvent.click(page.getByRole('button', { name: 'Before' }));
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await expect.poll(expanded).toBe(true);
});

test('on a phone it is a dock as wide as the screen: words and number stand beside the round button', async () => {
  await page.viewport(390, 844);
  await renderWithSite(<PhoneButton />);
  const { width, bottom } = button.element().getBoundingClientRect();
  expect([width, bottom]).toEqual([390, 844]);
  await expect.element(page.getByText('Call Our Office', { exact: true })).toBeVisible();
  await expect.element(page.getByText('(512) 555-0187')).toBeVisible();
});
