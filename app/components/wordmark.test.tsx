import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Wordmark } from '#app/components/wordmark.tsx';

test('names of brands are set alike, and have themselves as their text', async () => {
  const names = ['Ace', 'HotWater', 'Long Names & Sons'];
  await render(names.map((name) => <Wordmark key={name} name={name} />));
  const settings = names.map((name) => {
    const drawing = page.getByRole('img', { name, exact: true }).element();
    expect(drawing).toHaveTextContent(name);
    const [, , , height] = drawing.getAttribute('viewBox')?.split(' ') ?? [];
    return `${height} ${drawing.firstElementChild?.getAttribute('font-size')}`;
  });
  expect(new Set(settings).size).toBe(1);
});

test('a logo that may be shown takes the place of the name', async () => {
  await render(
    <Wordmark name="HotWater" logo={{ file: '/brands/hot-water.svg', permission: 'Their letter of May' }} />,
  );
  const logo = page.getByRole('img', { name: 'HotWater', exact: true });
  await expect.element(logo).toHaveAttribute('src', '/brands/hot-water.svg');
});
