import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Wordmark } from '#app/components/wordmark.tsx';

const plain = { text: 'hotwater', width: 148, weight: 600 };
const drawing = page.getByRole('img', { name: 'HotWater', exact: true });

test('a wordmark is drawn as its brand’s record says, and has the brand’s name for screen readers', async () => {
  await render(<Wordmark name="HotWater" wordmark={plain} />);
  await expect.element(drawing).toHaveTextContent('hotwater');
  await expect.element(drawing).toHaveAttribute('viewBox', '0 0 148 40');
  const text = drawing.element().querySelector('text');
  expect(text?.getAttribute('font-weight')).toBe('600');
  expect(text?.getAttribute('textLength')).toBe('140');
  expect(text?.hasAttribute('font-style')).toBe(false);
  expect(drawing.element().querySelector('path')).toBeNull();
});

test('a wordmark may be italic, and have a line below it', async () => {
  await render(<Wordmark name="HotWater" wordmark={{ ...plain, italic: true, rule: true }} />);
  expect(drawing.element().querySelector('text')?.getAttribute('font-style')).toBe('italic');
  expect(drawing.element().querySelector('path')?.getAttribute('d')).toBe('M12 37.5h124');
});
