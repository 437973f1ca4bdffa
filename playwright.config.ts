import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { companyFolder } from './app/content/company-folder.ts';
import { chromiumPath } from './setup/chromium.ts';
import { firefoxPath } from './setup/firefox.ts';
import { olderChromiums } from './setup/older-chromium.ts';
import { freePort } from './host/real-servers.ts';
import type { EngineOptions } from './tests/engines/test.ts';

type Project = PlaywrightTestProject<object, EngineOptions>;

// One that nobody uses: another run of the tests, or any other program, must not keep the site from being published. Workers
// read this file again, and find the first one's choice.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);
const executablePath = await chromiumPath();
const launchOptions = executablePath === undefined ? {} : { executablePath };

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Playwright drives the machine's own Firefox over WebDriver BiDi. */
const ownFirefox = firefoxPath();
const firefox =
  ownFirefox === undefined
    ? { browserName: 'firefox' as const, launchOptions: {} }
    : {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: ownFirefox,
          // It shows pages in a sandbox, which has no other way to the typefaces of setup/fonts.conf.
          firefoxUserPrefs: {
            'security.sandbox.content.read_path_whitelist': join(
              import.meta.dirname,
              'node_modules/@expo-google-fonts/',
            ),
          },
        },
      };

/** Playwright can't drive the machine's own WebKit: tests/engines/webkit.ts does. */
const webkit =
  process.platform === 'linux'
    ? { isOwnWebKit: true }
    : { browserName: 'webkit' as const, launchOptions: {} };

/** The specification is that of the first company: what it says does not hold for another. */
const acceptance: Project[] =
  companyFolder === 'company' ? [{ name: 'acceptance', testDir: 'tests/acceptance', use: desktop }] : [];

/** `npm run test:full` */
const isFull = process.env.EVERY_PAGE !== undefined;

/** Browsers of which the full tests make a first visit. Without the last parameter, 107 draws nothing now and then. */
const older: Project[] = (isFull ? olderChromiums : []).flatMap(({ version, path }) =>
  Object.entries({ desktop, phone }).map(([screen, use]) => ({
    name: `chromium-${version}-${screen}`,
    testDir: 'tests/older',
    use: { ...use, launchOptions: { executablePath: path, args: ['--disable-gpu'] } },
  })),
);

/** Specs of one kind of screen, or of what no screen changes. */
const onPhones = /(phone-menu|dock|typefaces-on-android)\.spec/;
const onDesktops =
  /(bad-addresses|dropdowns|enlarged-text|layout|phone-button|routes|faults\/(host|network|scripts|unstyled|visitors))\.spec/;

/**
 * Specs that switch off scripts, set what a device wishes, need a pointer that hovers, or talk to a service worker: Firefox's driver can't
 * (docs/decisions/0021-three-engines.md). Of other specs, single tests have the tag.
 */
const notInFirefox =
  /(e2e\/content\/.*|no-scripts|accessibility|accessibility-settings|motion|night|phone-button|print|offline|faults\/host)\.spec/;

const projects: Project[] = [
  { name: 'build', testDir: 'tests/build' },
  ...acceptance,
  {
    name: 'desktop',
    testDir: 'tests/e2e',
    testIgnore: [/e2e\/content\/|no-scripts\.spec/, onPhones],
    use: desktop,
  },
  {
    name: 'large-text',
    testDir: 'tests/e2e',
    testMatch: /(layout|enlarged-text|accessibility-settings)\.spec/,
    use: {
      ...desktop,
      // What a visitor's own setting does: unlike a larger root element, it scales media queries too.
      launchOptions: { ...launchOptions, args: ['--blink-settings=defaultFontSize=32'] },
    },
  },
  {
    name: 'phone',
    testDir: 'tests/e2e',
    testIgnore: [/no-scripts\.spec/, onDesktops],
    use: phone,
  },
  {
    name: 'desktop-no-scripts',
    testDir: 'tests/e2e',
    testMatch: /e2e\/content\/.*\.spec|no-scripts\.spec/,
    use: { ...desktop, javaScriptEnabled: false },
  },
  {
    name: 'phone-no-scripts',
    testDir: 'tests/e2e',
    testMatch: /no-scripts\.spec/,
    use: { ...phone, javaScriptEnabled: false },
  },
  {
    name: 'firefox',
    testDir: 'tests',
    // Of tests/e2e, what engines do in ways of their own. The rest is for the full tests.
    testMatch: isFull
      ? /tests\/(engines|e2e)\/.*\.spec/
      : /tests\/(engines\/.*|e2e\/(door-chooser|dropdowns|header|faults\/(scripts|visitors)))\.spec/,
    testIgnore: [notInFirefox, onPhones],
    grepInvert: /@chromium/,
    use: { ...desktop, ...firefox },
  },
  {
    name: 'firefox-phone',
    testDir: 'tests',
    testMatch: isFull ? /tests\/(engines|e2e)\/.*\.spec/ : /tests\/engines\/.*\.spec/,
    testIgnore: [notInFirefox, onDesktops],
    grepInvert: /@chromium/,
    use: { viewport: phone.viewport, ...firefox },
  },
  { name: 'chromium', testDir: 'tests/engines', use: desktop },
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
  { name: 'webkit', testDir: 'tests/engines', use: { ...desktop, ...webkit } },
  // Its window is 447 pixels wide at least: a phone's layout, though no phone's width.
  { name: 'webkit-phone', testDir: 'tests/engines', use: { viewport: phone.viewport, ...webkit } },
];

/** Tests of the built site, served as `npm start` serves it: build it first. */
export default defineConfig<object, EngineOptions>({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // The report names what needed a second try as flaky: a fault of the test or the site, to be mended, but no reason to stop.
  retries: 1,
  // Far from what anything takes, on slow and busy machines too.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    // What a test answers in the network's place, a service worker would not ask for. tests/e2e/offline.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: 'node host/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
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
