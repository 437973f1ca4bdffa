import { paths } from '#app/paths.ts';
import { site } from '#tests/company.ts';
import { expect, menuButton, openHydrated, phoneButton, test, touch } from './test.ts';

/** On phones the phone button is a dock at the lower edge. That pages end above it: tests/e2e/covered-words.spec.ts. */

test('the dock has words and number over the whole width, and dials, also while the menu is open', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
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
