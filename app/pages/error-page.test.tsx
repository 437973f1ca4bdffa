import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useState } from 'react';
import { LocationContext } from '#app/components/location-context.ts';
import { ErrorBoundary } from '#app/pages/error-page.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

const secret = 'The reason, which is not for visitors';

function Broken(): never {
  throw new Error(secret);
}

// React logs what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const showFailure = () =>
  renderWithSite(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );

test('the error screen is kept out of search engines', async () => {
  await showFailure();
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('another page gives the site another chance', async () => {
  let broken = true;
  const Restored = () => (broken ? <Broken /> : <p>Fine again</p>);
  function Site() {
    const [location, setLocation] = useState({ path: '/', opened: 'by document' } as const);
    return (
      <LocationContext value={location}>
        <ErrorBoundary>
          <Restored />
        </ErrorBoundary>
        <button type="button" onClick={() => setLocation({ ...location })}>
          Another page
        </button>
      </LocationContext>
    );
  }
  await renderWithSite(<Site />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  broken = false;
  await page.getByRole('button', { name: 'Another page' }).click();
  await expect.element(page.getByText('Fine again')).toBeVisible();
});
