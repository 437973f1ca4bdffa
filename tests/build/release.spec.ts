import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { outputOf } from '#host/finished-site.ts';
import { SiteHost } from '#tests/browser/site-host.ts';
import { configurationsOf } from '#release/upload-folder.ts';
import { writeFilledCompany } from '#tests/filled-company.ts';
import { openCompany } from '#content/validate/validate.ts';
import { overweight } from '#tests/built-html/weights.ts';

/**
 * What an owner does at the end: with all facts supplied, the site is released and visited. That its pages show the facts, the
 * release itself tests; what other hosts answer: hosts.spec.ts.
 */

test.skip(
  process.env.EVERY_PAGE === undefined,
  'It draws all link previews and takes minutes: npm run test:full.',
);
// One after the other: they share the release.
test.describe.configure({ mode: 'default', timeout: 900_000 });

const folder = mkdtempSync(join(tmpdir(), 'filled-company-'));
const upload = outputOf(folder, 'upload');
let host: SiteHost;
let said = { status: null as number | null, text: '' };

function run(...program: string[]) {
  const env = { ...process.env, COMPANY: folder, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await writeFilledCompany(folder);
  const drawn = run('brand/draw.ts');
  expect(drawn.status, drawn.text).toBe(0);
  said = run('release/release.ts', '--tested');
  expect(said.status, said.text).toBe(0);
  host = await new SiteHost(upload).start();
});

test.afterAll(async () => {
  await host.close();
  for (const made of [folder, upload, configurationsOf(upload), outputOf(basename(folder))])
    rmSync(made, { recursive: true, force: true });
});

test('it is released, and nothing is said in the words of a test runner', () => {
  expect(said.text).toContain(`${upload}/ is ready: upload all that is in it`);
  expect(said.text).not.toMatch(/✗|expect\(|^ +at .*\.ts:\d+/m);
});

// Also with a notice, special hours, an offer, a review and jobs, all at the same time.
test('what visitors load is within its budgets', () => {
  expect(overweight(upload)).toEqual([]);
});

test('a notice is hidden before its first day and after its last, before the first paint and hydrated', async ({
  page,
}) => {
  const { notices } = openCompany(folder);
  const everywhere = notices.find(({ areas }) => areas === undefined);
  const notice = page.getByRole('region', { name: everywhere?.words ?? '' });
  for (const [days, shown] of [
    [-30, 0],
    [0, 1],
    [40, 0],
  ] as const) {
    await page.clock.setFixedTime(Date.now() + days * 86_400_000);
    await page.goto(`${host.origin}/about`);
    await expect(notice, `${days} days from now`).toHaveCount(shown);
    await page.keyboard.press('Shift');
    await expect(page.locator('link[href^="/assets/app-"]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(notice, `${days} days from now, hydrated`).toHaveCount(shown);
  }
});

test('every kind of page hydrates, and nothing is on the console', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The test runner keeps the service worker away (playwright.config.ts).
    if (message.text() !== 'Service Worker registration blocked by Playwright') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(request.url()));
  for (const { path } of pageOfEachKind) {
    await page.goto(host.origin + path);
    await page.keyboard.press('Shift');
    await expect(page.locator('link[href^="/assets/app-"]'), `${path} is hydrated`).toHaveCount(1);
    expect(problems.splice(0), path).toEqual([]);
  }
});
