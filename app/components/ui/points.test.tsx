import '#app/styles/app.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Points } from '#app/components/ui/points.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

const points = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: `The point ${title}.` }));

test.each([2, 3, 4])('on a wide screen, %i points stand side by side and fill the row', async (count) => {
  await page.viewport(1280, 800);
  await renderWithSite(<Points points={points.slice(0, count)} />);
  const list = page.getByRole('list').element().getBoundingClientRect();
  const boxes = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());
  expect(boxes).toHaveLength(count);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.at(-1)?.right).toBeCloseTo(list.right, 0);
});
