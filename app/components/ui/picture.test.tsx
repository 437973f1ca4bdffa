import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Picture } from '#app/components/ui/picture.tsx';

const picture = { name: 'drain-cleaning', alt: 'A drain' };
const image = page.getByRole('img', { name: 'A drain' });

test('a picture has its specified address, its size, and smaller files for smaller screens', async () => {
  const { container } = await render(<Picture picture={picture} size="half" />);
  await expect.element(image).toHaveAttribute('src', '/images/drain-cleaning.webp');
  await expect.element(image).toHaveAttribute('width', '256');
  await expect.element(image).toHaveAttribute('height', '144');
  await expect.element(image).toHaveAttribute(
    'srcset',
    [480, 800, 1200]
      .map((width) => `/images/drain-cleaning-${width}.webp ${width}w, `)
      .join('')
      .concat('/images/drain-cleaning.webp 1600w'),
  );
  expect(container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toContain(
    '/images/drain-cleaning-1600.avif 1600w',
  );
});

test('only what is seen first loads at once', async () => {
  const { rerender } = await render(<Picture picture={picture} size="half" />);
  await expect.element(image).toHaveAttribute('loading', 'lazy');
  await rerender(<Picture picture={picture} size="half" first />);
  await expect.element(image).not.toHaveAttribute('loading');
  await expect.element(image).toHaveAttribute('fetchpriority', 'high');
});

test('a picture with an upright cut shows it on screens up to 40rem wide', async () => {
  const { container } = await render(
    <Picture picture={{ ...picture, portrait: 'drain-cleaning-tall' }} size="wide" />,
  );
  const upright = [...container.querySelectorAll('source[media]')];
  expect(upright.map((source) => source.getAttribute('media'))).toEqual(
    ['avif', 'webp'].map(() => '(max-width: 40rem)'),
  );
  expect(upright.map((source) => source.getAttribute('srcset'))).toEqual(
    ['avif', 'webp'].map((format) =>
      [480, 900].map((width) => `/images/drain-cleaning-tall-${width}.${format} ${width}w`).join(', '),
    ),
  );
  // The browser takes the first source that fits.
  expect(container.querySelector('source')).toBe(upright[0]);
});

test('a picture without an upright cut is the same on every screen', async () => {
  const { container } = await render(<Picture picture={picture} size="wide" />);
  expect(container.querySelectorAll('source[media]')).toHaveLength(0);
});
