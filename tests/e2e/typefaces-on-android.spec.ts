import { join } from 'node:path';
import { pageOfEachKind } from '#bench/pages.ts';
import { expect, test as base } from '#tests/browser/test.ts';
import { expectSameLayout } from './typefaces.ts';

/** The browser finds Roboto where a page asks for Arial. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const fonts = join(import.meta.dirname, 'android-fonts.conf');
      await provide({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: fonts } });
    },
    { scope: 'worker' },
  ],
});

for (const { path } of pageOfEachKind)
  test(`${path}: on Android, too, nothing changes its place when the typefaces come`, async ({ page }) => {
    await expectSameLayout(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-roboto');
  });
