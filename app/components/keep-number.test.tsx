import '#app/styles/app.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { KeepNumber } from '#app/components/keep-number.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

const words = {
  scan: 'Point a phone at this.',
  save: 'Keep our card',
  copy: 'Copy it',
  copied: 'It is copied',
  notCopied: 'It is not copied',
  first: 'Close the main valve.',
  cut: 'Cut here.',
  code: { size: 9, path: 'M4 4h1v1h-1z' },
};

const status = page.getByRole('status');
const copy = page.getByRole('button', { name: words.copy });

test('copies the number as people read it, and says that it did', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderWithSite(<KeepNumber {...words} />);
  await expect.element(status).toBeEmptyDOMElement();
  await copy.click();
  await expect.element(status).toHaveTextContent(words.copied);
  expect(write.mock.calls).toEqual([['(512) 555-0187']]);
});

test('says so when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await renderWithSite(<KeepNumber {...words} />);
  await copy.click();
  await expect.element(status).toHaveTextContent(words.notCopied);
});

test('the code, of which a phone needs none, stands on wide screens', async () => {
  await page.viewport(390, 844);
  await renderWithSite(<KeepNumber {...words} />);
  await expect.element(page.getByText(words.scan)).not.toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByText(words.scan)).toBeVisible();
  await expect.element(page.getByText(words.cut)).not.toBeVisible();
});
