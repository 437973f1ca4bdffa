import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { paths } from '#app/paths.ts';
import { company, pageOf, site } from '#tests/company.ts';
import { readCode } from '#tests/qr-code.ts';
import { expect, hydrate, inChromium, isPhone, openHydrated, test } from '#tests/browser/test.ts';

const { call, keepNumber } = pageOf('contact').content;

if (keepNumber !== undefined) {
  test(
    'beside the number stands a code that dials it, where there is a phone to point at it',
    inChromium,
    async ({ page }) => {
      await page.goto(paths.contact);
      const part = page.getByRole('main').locator('.ruled', { hasText: call.heading });
      const code = part.locator('svg.keep-number-code');
      if (isPhone(page)) {
        await expect(code).toBeHidden();
        await expect(part.getByText(keepNumber.scan)).toBeHidden();
        return;
      }
      await expect(part.getByText(keepNumber.scan)).toBeVisible();
      expect(await readCode(await code.screenshot())).toBe(site.phone.href);
    },
  );

  test('"copy" is there once it works, and says once that it did', async ({ page }) => {
    // No page of the site may read the clipboard (host/headers.ts), the test neither.
    await page.addInitScript(() => {
      if ('clipboard' in navigator)
        navigator.clipboard.writeText = (text) => Promise.resolve(void (document.title = text));
    });
    await openHydrated(page, paths.contact);
    const status = page.locator('.keep-number').getByRole('status');
    await expect(status).toHaveText('');
    await page.getByRole('button', { name: keepNumber.copy, exact: true }).click();
    await expect(status).toHaveText(keepNumber.copied);
    await expect(page.getByText(keepNumber.copied)).toHaveCount(1);
    await expect(page).toHaveTitle(site.phone.display);
  });

  test('where the browser refuses, it says so', async ({ page }) => {
    await page.addInitScript(() => {
      // Not in the empty page that Firefox begins with.
      if ('clipboard' in navigator)
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await openHydrated(page, paths.contact);
    await page.getByRole('button', { name: keepNumber.copy, exact: true }).click();
    await expect(page.locator('.keep-number').getByRole('status')).toHaveText(keepNumber.notCopied);
  });

  test('nothing moves when it appears', async ({ page }) => {
    let letCome = () => {};
    const wait = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/assets/keep-number-*', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto(paths.contact);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const button = page.getByRole('button', { name: keepNumber.copy, exact: true });
    await hydrate(page);
    await expect(button).toBeHidden();
    const before = await height();
    letCome();
    await expect(button).toBeVisible();
    expect(await height()).toBe(before);
  });

  test('the contact is saved as a file that address books read', async ({ page }) => {
    await page.goto(paths.contact);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: keepNumber.save, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('contact.vcf');
    const card = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
    expect(card.name).toBe('vcard');
    expect(card.getFirstPropertyValue('fn')).toBe(site.brand);
    expect(card.getFirstPropertyValue('tel')).toBe(company.business.phone);
    expect(card.getFirstPropertyValue('url')).toBe(`${site.origin}/`);
  });
}

test('the card is served as what it is, and asked for anew each time', async ({ request }) => {
  const answer = await request.get(paths.contactCard);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/vcard;charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});
