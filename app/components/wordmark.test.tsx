import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Wordmark } from '#app/components/wordmark.tsx';

test('names of brands are set alike, each within its drawing, and have themselves as their text', async () => {
  const names = ['Ace', 'HotWater', 'Mmm & Wmm'];
  await render(names.map((name) => <Wordmark key={name} name={name} />));
  const heights = names.map((name) => {
    const drawing = page.getByRole('img', { name, exact: true }).element();
    const [outer, inner] = [drawing, drawing.firstElementChild!].map((part) => part.getBoundingClientRect());
    expect(inner!.left, name).toBeGreaterThanOrEqual(outer!.left - 12);
    expect(drawing).toHaveTextContent(name);
    return outer!.height;
  });
  expect(new Set(heights).size).toBe(1);
});

test('a logo that may be shown takes the place of the name', async () => {
  await render(
    <Wordmark name="HotWater" logo={{ file: '/brands/hot-water.svg', permission: 'Their letter of May' }} />,
  );
  const logo = page.getByRole('img', { name: 'HotWater', exact: true });
  await expect.element(logo).toHaveAttribute('src', '/brands/hot-water.svg');
});
