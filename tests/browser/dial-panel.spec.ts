import { paths } from '#app/paths.ts';
import { company, site } from '#tests/company.ts';
import { readCode } from '#tests/qr-code.ts';
import { dialLinks, expect, isPhone, openHydrated, painted, test } from './test.ts';
import { expectAccessible } from './page-flaws.ts';

/** What a call button shows on a computer. That the link still dials: tests/e2e/call-events.spec.ts. */

const { contact, labels } = company;
const { whatToSay = '' } = labels;
const { saveNumber } = contact;

test.skip(whatToSay === '' || saveNumber === undefined, 'The company has no words for it.');

test('where nothing dials, a call button shows the number, its code and what to say; phones just dial', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHydrated(page, paths.home);
  const link = dialLinks(page.getByRole('main')).first();
  const panel = page.getByRole('dialog', { name: site.phone.display, description: whatToSay });
  await link.click();
  if (isPhone(page)) {
    await painted(page);
    expect(requested.filter((url) => url.includes('dial-panel'))).toEqual([]);
    return;
  }
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'number beside the link', { part: '.dial-panel' });
  const code = panel.getByRole('img');
  // Its file is fetched now.
  await expect(code).toHaveJSProperty('complete', true);
  expect(await readCode(await code.screenshot())).toBe(site.phone.href);
  await panel.getByRole('button', { name: saveNumber?.copy ?? '', exact: true }).click();
  await expect(panel.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(panel).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});
