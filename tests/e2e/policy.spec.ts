import { paths } from '#app/paths.ts';
import { expect, inChromium, test } from '#tests/browser/test.ts';

/** What Chromium makes of the headers. What they say: tests/built-html. */

test(
  'pages may use no device, screen or account, only what their buttons use',
  inChromium,
  async ({ page }) => {
    await page.goto(paths.home);
    const allowed = await page.evaluate(() => {
      // TypeScript's types leave out what only Chromium has.
      const { featurePolicy } = document as Document & { featurePolicy?: { allowedFeatures(): string[] } };
      return featurePolicy?.allowedFeatures() ?? [];
    });
    // The client hints are sent to servers that ask for them; this one does not.
    expect(allowed.filter((name) => !name.startsWith('ch-')).sort()).toEqual([
      'aria-notify',
      'browsing-topics',
      'clipboard-write',
      'cross-origin-isolated',
      'deferred-fetch',
      'deferred-fetch-minimal',
      'interest-cohort',
      'private-state-token-issuance',
      'private-state-token-redemption',
      'sync-xhr',
      'unload',
    ]);
  },
);
