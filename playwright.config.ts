import { defineConfig, devices } from '@playwright/test';
import { freePort } from './host/port.ts';
import { chromiumOptions } from './setup/chromium.ts';

// One that is free: another run of the tests, or any other program, must not keep the site from being published. Workers
// read this file again, and find the first one's choice.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);
export const launchOptions = await chromiumOptions();

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Specs of one kind of screen, or of what no screen changes. */
const onPhones = /(phone-menu|dock)\.spec/;
const onDesktops =
  /(addresses|door-chooser|dropdowns|header|layout|navigation|offline|phone-button|faults\/(network|unstyled|visits))\.spec/;

export const screens = [
  { name: 'desktop', testIgnore: onPhones, use: desktop },
  { name: 'phone', testIgnore: onDesktops, use: phone },
];

/** The everyday tests of the built site, served as `npm start` serves it: build it first. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Far from what anything takes, on slow and busy machines too.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    // What a test answers in the network's place, a service worker would not ask for. tests/browser/offline.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: 'node host/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
  },
  // Special cases have this tag.
  grepInvert: /@full/,
  projects: screens.map((screen) => ({ ...screen, testDir: 'tests/browser' })),
});
