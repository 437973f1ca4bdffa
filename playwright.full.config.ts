import { join } from 'node:path';
import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import everydayTests, { desktop, launchOptions, phone, screens } from './playwright.config.ts';
import { firefoxPath } from './tests/engines/firefox.ts';
import { olderChromiums } from './tests/engines/older-chromium.ts';

/** The browser finds Roboto where a page asks for Arial. */
const androidFonts = join(import.meta.dirname, 'tests/e2e/android-fonts.conf');

/** Playwright drives the machine's own Firefox over WebDriver BiDi. */
const executablePath = firefoxPath();
const typefaces = join(import.meta.dirname, 'node_modules/@expo-google-fonts/');
// It shows pages in a sandbox, which has no other way to the typefaces of setup/fonts.conf.
const firefoxUserPrefs = { 'security.sandbox.content.read_path_whitelist': typefaces };
const firefox = {
  browserName: 'firefox' as const,
  ...(executablePath === undefined
    ? { launchOptions: {} }
    : { channel: 'moz-firefox', launchOptions: { executablePath, firefoxUserPrefs } }),
};

/**
 * Old browsers. They say other things on the console: what counts is that no script fails. Without the last parameter, 107
 * draws nothing now and then.
 */
const older: PlaywrightTestProject<{ forgiven: RegExp }>[] = olderChromiums.flatMap(({ version, path }) =>
  screens.map(({ name, testIgnore, use }) => ({
    name: `chromium-${version}-${name}`,
    testDir: 'tests/browser',
    testIgnore,
    grep: /@older/,
    use: {
      ...use,
      forgiven: /^(?!uncaught)/,
      launchOptions: { executablePath: path, args: ['--disable-gpu'] },
    },
  })),
);

/**
 * Specs that switch off scripts, set what a device wishes, need a pointer that hovers, or talk to a service worker: Firefox's driver can't
 * (docs/testing.md). Of other specs, single tests have the tag.
 */
const notInFirefox =
  /(every-kind|no-scripts|accessibility|accessibility-settings|phone-button|dial-panel|print|offline)\.spec/;

const projects: PlaywrightTestProject[] = [
  { name: 'build', testDir: 'tests/build' },
  ...screens.flatMap((screen): PlaywrightTestProject[] => [
    { ...screen, testDir: 'tests/e2e' },
    { ...screen, name: `${screen.name}-special`, testDir: 'tests/browser', grep: /@full/ },
  ]),
  {
    name: 'large-text',
    testDir: 'tests/e2e',
    testMatch: /(layout|accessibility-settings)\.spec/,
    use: {
      ...desktop,
      // What a visitor's own setting does: unlike a larger root element, it scales media queries too.
      launchOptions: { ...launchOptions, args: ['--blink-settings=defaultFontSize=32'] },
    },
  },
  {
    name: 'android',
    testDir: 'tests/browser',
    testMatch: /every-kind\.spec/,
    use: {
      ...phone,
      launchOptions: { ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: androidFonts } },
    },
  },
  ...screens.map(({ name, testIgnore, use: { viewport } }) => ({
    name: name === 'phone' ? 'firefox-phone' : 'firefox',
    testDir: 'tests',
    testMatch: /tests\/(browser|e2e)\/.*\.spec/,
    testIgnore: [notInFirefox, testIgnore],
    grepInvert: /@chromium/,
    use: { viewport, ...firefox },
  })),
  ...older,
  // One at a time: each opens an editor of its own.
  {
    name: 'editor',
    testDir: 'tests/editor',
    fullyParallel: false,
    timeout: 120_000,
    expect: { timeout: 30_000 },
    use: desktop,
  },
  // The machine's own WebKit, which Playwright can't drive: tests/engines/webkit.ts does, on Linux. Its window is
  // 447 pixels wide at least: a phone's layout, though not a phone's width.
  ...(process.platform === 'linux'
    ? [
        { name: 'webkit', testDir: 'tests/engines', use: desktop },
        { name: 'webkit-phone', testDir: 'tests/engines', use: { viewport: phone.viewport } },
      ]
    : []),
];

/** All that the everyday tests leave out: `npm run test:full` runs both. */
export default defineConfig({
  ...everydayTests,
  grepInvert: [],
  projects: [
    ...projects,
    {
      name: 'lighthouse',
      testDir: 'tests/lighthouse',
      // After all others: they would slow down what is measured. ALONE leaves them out, for measuring without the rest.
      dependencies: process.env.ALONE === undefined ? projects.map(({ name = '' }) => name) : [],
    },
  ],
});
