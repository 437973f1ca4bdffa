import '#app/styles/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Fold } from '#app/components/ui/fold.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

test('its mark turns when it opens, and back when it closes', async () => {
  const { container } = await renderWithSite(<Fold heading="A heading">A text</Fold>);
  const summary = container.querySelector('summary') ?? document.body;
  const turned = () => getComputedStyle(summary, '::after').rotate;
  expect(turned()).toBe('45deg');
  await page.getByText('A heading').click();
  await expect.poll(turned).toBe('-135deg');
  await page.getByText('A heading').click();
  await expect.poll(turned).toBe('45deg');
});
