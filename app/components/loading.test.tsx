import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Loading } from '#app/components/loading.tsx';

test('the spinner tells screen readers what it waits for', async () => {
  await render(<Loading text="Getting the neighborhood..." />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Getting the neighborhood...');
});
