import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { ExternalLink } from '#app/components/ui/external-link.tsx';

test('a button that dials is a plain link', async () => {
  await render(
    <ButtonLink look="call" to="tel:+15125550187" name="Call us">
      Call
    </ButtonLink>,
  );
  await expect
    .element(page.getByRole('link', { name: 'Call us' }))
    .toHaveAttribute('href', 'tel:+15125550187');
});

test('a link to another site opens in a new tab, says so, and hands over nothing', async () => {
  await render(
    <ExternalLink href="https://www.door-maker.test" notice="(opens in a new tab)">
      Maker
    </ExternalLink>,
  );
  const external = page.getByRole('link', { name: 'Maker (opens in a new tab)' });
  await expect.element(external).toHaveAttribute('target', '_blank');
  await expect.element(external).toHaveAttribute('rel', 'noopener');
});
