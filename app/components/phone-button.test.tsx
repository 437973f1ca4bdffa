import '#app/styles/app.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneButton } from '#app/components/phone-button.tsx';
import { labels } from '#app/content/labels.ts';
import { phoneDisplay, phoneHref } from '#app/site.ts';

const button = page.getByRole('link', { name: `24/7 Emergency Service: call ${phoneDisplay}` });

test('the phone button dials, and its name says the number and contains the words it shows', async () => {
  await render(<PhoneButton words={labels.phoneButton} />);
  await expect.element(button).toHaveAttribute('href', phoneHref);
  await expect.element(button).toHaveTextContent('24/7 Emergency Service');
});

test('it stands in a landmark of its own', async () => {
  await render(<PhoneButton words={labels.phoneButton} />);
  await expect
    .element(page.getByRole('complementary', { name: 'Emergency phone' }))
    .toContainElement(button.element());
});

test('it is round, and expands on hover and on keyboard focus', async () => {
  await render(
    <>
      <button type="button">Before</button>
      <PhoneButton words={labels.phoneButton} />
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
