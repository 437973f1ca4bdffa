import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Picture } from '#app/components/picture.tsx';

const picture = { name: 'garage-door-springs-repair', alt: 'A broken spring' };
const image = page.getByRole('img', { name: 'A broken spring' });

test('a picture has its specified address, its size, and smaller files for smaller screens', async () => {
  const { container } = await render(<Picture picture={picture} size="half" />);
  await expect.element(image).toHaveAttribute('src', '/images/garage-door-springs-repair.webp');
  await expect.element(image).toHaveAttribute('width', '1600');
  await expect.element(image).toHaveAttribute('height', '900');
  await expect.element(image).toHaveAttribute(
    'srcset',
    [480, 800, 1200]
      .map((width) => `/images/garage-door-springs-repair-${width}.webp ${width}w, `)
      .join('')
      .concat('/images/garage-door-springs-repair.webp 1600w'),
  );
  expect(container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toContain(
    '/images/garage-door-springs-repair-1600.avif 1600w',
  );
});

test('only what is seen first loads at once', async () => {
  const { rerender } = await render(<Picture picture={picture} size="half" />);
  await expect.element(image).toHaveAttribute('loading', 'lazy');
  await rerender(<Picture picture={picture} size="half" first />);
  await expect.element(image).not.toHaveAttribute('loading');
  await expect.element(image).toHaveAttribute('fetchpriority', 'high');
});
