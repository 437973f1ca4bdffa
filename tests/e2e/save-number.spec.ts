import { paths } from '#app/paths.ts';
import { pageOf, site } from '#tests/company.ts';
import { readCode } from '#tests/qr-code.ts';
import { expect, holdBack, hydrate, inChromium, isPhone, test } from '#tests/browser/test.ts';

/** The part of the contact page that helps to save the number. A company may have none. */

const { saveNumber } = pageOf('contact').content;

if (saveNumber !== undefined) {
  test('wide screens show a code that dials', inChromium, async ({ page }) => {
    await page.goto(paths.contact);
    const part = page.getByRole('main').locator('.save-number');
    const code = part.getByRole('img', { name: saveNumber.scan });
    await expect(code).toBeVisible({ visible: !isPhone(page) });
    await expect(part.getByText(saveNumber.scan)).toBeVisible({ visible: !isPhone(page) });
    if (!isPhone(page)) expect(await readCode(await code.screenshot())).toBe(site.phone.href);
  });

  for (const [outcome, message] of [
    ['succeeds', saveNumber.copied],
    ['fails', saveNumber.notCopied],
  ] as const)
    test(`a status says that copying ${outcome}, and nothing moves`, async ({ page }) => {
      // The site may not read the clipboard (host/headers.ts), and neither may the test.
      await page.addInitScript((fails) => {
        // Firefox begins with an empty page, which has no clipboard.
        if ('clipboard' in navigator)
          navigator.clipboard.writeText = (text) =>
            fails ? Promise.reject(new Error('refused')) : Promise.resolve(void (document.title = text));
      }, outcome === 'fails');
      const release = await holdBack(page, '**/assets/save-number-*');
      await page.goto(paths.contact);
      await hydrate(page);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const button = page.getByRole('button', { name: saveNumber.copy, exact: true });
      await expect(button).toBeHidden();
      const before = await height();
      release();
      await expect(button).toBeVisible();
      expect(await height()).toBe(before);
      const status = page.locator('.save-number').getByRole('status');
      await expect(status).toHaveText('');
      await button.click();
      await expect(status).toHaveText(message);
      if (outcome === 'succeeds') await expect(page).toHaveTitle(site.phone.display);
    });
}
