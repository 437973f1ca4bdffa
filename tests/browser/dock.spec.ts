import { paths } from '#app/paths.ts';
import { site } from '#tests/company.ts';
import { expect, menuButton, openHydrated, phoneButton, test, touch } from './test.ts';

/** On phones the phone button is a dock at the lower edge. That pages end above it: tests/e2e/covered-words.spec.ts. */

/** In engines that tell where an element is on the screen; in others the dock is always there. */
test('the round button is alone while the button of the hero is in sight', async ({ page }) => {
  await openHydrated(page, paths.home);
  test.skip(!(await page.evaluate(() => CSS.supports('timeline-scope: none'))), 'No timelines of views.');
  const words = phoneButton(page).getByText(site.phone.display);
  await expect(words).toHaveCSS('opacity', '0');
  await expect(phoneButton(page).locator('.icon')).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(words).toHaveCSS('opacity', '1');
});

test('the dock has words and number over the whole width, and dials, also while the menu is open', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const box = await phoneButton(page).boundingBox();
  // Without the scroll bar, which some engines set beside the page.
  const screen = await page.evaluate(() => [document.documentElement.clientWidth, window.innerHeight]);
  expect([box?.x, box?.width]).toEqual([0, screen[0]]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(screen[1]);
  await expect(phoneButton(page)).toContainText(`${site.labels.phoneButton.text} ${site.phone.display}`);
  await menuButton(page).click();
  await expect(phoneButton(page)).toBeInViewport({ ratio: 1 });
  // Nothing of the menu lies over it.
  const dialed = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('call-click', (event) => resolve((event as CustomEvent).detail.placement)),
      ),
  );
  await touch(phoneButton(page), { noWaitAfter: true });
  expect(await dialed).toBe('dock');
});
