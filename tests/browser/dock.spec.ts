import { paths } from '#app/paths.ts';
import { site } from '#tests/company.ts';
import { expect, header, menuButton, openHydrated, phoneButton, scrollTo, test, touch } from './test.ts';

/** On phones the phone button is a dock at the lower edge. That pages end above it: tests/e2e/covered-words.spec.ts. */

/** In engines that tell where an element is on the screen; in others the dock is always there. */
test('while the button of the hero is in sight, the round button is in the header, and the dock is gone', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  test.skip(!(await page.evaluate(() => CSS.supports('timeline-scope: none'))), 'No timelines of views.');
  const inHeader = header(page).getByRole('link', { name: site.labels.phoneButton.name });
  await expect(inHeader).toBeInViewport({ ratio: 1 });
  await expect(inHeader).toHaveAttribute('href', site.phone.href);
  const box = await inHeader.boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await expect(phoneButton(page)).toHaveCount(1); // The dock is hidden from everybody.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(inHeader).toBeHidden();
  await expect(phoneButton(page)).toBeInViewport({ ratio: 1 });
});

test('what has the focus stays, wherever the page is scrolled to', async ({ page }) => {
  await openHydrated(page, paths.home);
  await phoneButton(page).focus(); // In the header.
  await scrollTo(page, 2000);
  await expect(page.locator(':focus')).toHaveAccessibleName(site.labels.phoneButton.name);
  const dock = page.getByRole('complementary').getByRole('link');
  await dock.focus();
  await scrollTo(page, 0);
  await expect(dock).toBeFocused();
  await expect(dock).toBeInViewport({ ratio: 1 });
});

test('beside the whole menu there is no round button in the header, which is as high as the page leaves room for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openHydrated(page, paths.home);
  await expect(page.getByRole('complementary').getByRole('link')).toBeInViewport({ ratio: 1 });
  const inHeader = header(page).getByRole('link', { name: site.labels.phoneButton.name });
  await expect(inHeader).toHaveCount(0);
  const height = (await header(page).boundingBox())?.height;
  expect(height).toBe(
    await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingTop)),
  );
});

test('the dock has words and number over the whole width, and dials, also while the menu is open', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const dock = page.getByRole('complementary').getByRole('link');
  const box = await dock.boundingBox();
  // Without the scroll bar, which some engines set beside the page.
  const screen = await page.evaluate(() => [document.documentElement.clientWidth, window.innerHeight]);
  expect([box?.x, box?.width]).toEqual([0, screen[0]]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(screen[1]);
  await expect(dock).toContainText(`${site.labels.phoneButton.text} ${site.phone.display}`);
  await menuButton(page).click();
  await expect(dock).toBeInViewport({ ratio: 1 });
  // Nothing of the menu lies over it.
  const dialed = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('call-click', (event) => resolve((event as CustomEvent).detail.placement)),
      ),
  );
  await touch(dock, { noWaitAfter: true });
  expect(await dialed).toBe('dock');
});
