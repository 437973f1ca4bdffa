import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Wordmark } from '#app/components/wordmark.tsx';
import { brands } from '#app/content/brands.ts';

test.each(brands)('$name has a wordmark, with the name for screen readers', async ({ logo, name }) => {
  await render(<Wordmark logo={logo} name={name} />);
  await expect
    .element(page.getByRole('img', { name, exact: true }))
    .toMatchTextContent(new RegExp(`^${name}$`, 'i'));
});
