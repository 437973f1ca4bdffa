import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openCompany } from '#content/validate/validate.ts';
import { siteOf } from '#app/page-data/site.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { outputOf } from '#host/finished-site.ts';
import { SiteHost } from '#tests/browser/site-host.ts';
import { startCaddy, startNginx } from '#tests/real-servers.ts';
import { configurationsOf, uploadFolderOf } from '#release/upload-folder.ts';
import { writeFilledCompany } from '#tests/filled-company.ts';
import { overweight } from '#tests/built-html/weights.ts';
import { ask } from './ask.ts';

/** What an owner does at the end: with all facts supplied, the site is released, uploaded, and visited at each host. */

test.skip(
  process.env.EVERY_PAGE === undefined,
  'It draws all link previews and takes minutes: npm run test:full.',
);
test.skip(process.platform !== 'linux', 'Caddy and nginx are Debian’s packages.');
// One after the other: they share the release.
test.describe.configure({ mode: 'default', timeout: 900_000 });

const folder = mkdtempSync(join(tmpdir(), 'filled-company-'));
const upload = uploadFolderOf(folder);
const configurations = configurationsOf(upload);

const hosts = new Map<string, { origin: string; stop: () => unknown }>();
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
  hosts.set('the preview', await new SiteHost(upload).start());
  const configuration = (name: string) => readFileSync(join(configurations, name), 'utf8');
  hosts.set('nginx', await startNginx(configuration('nginx-site.conf'), upload));
  hosts.set('Caddy', await startCaddy(configuration('Caddyfile'), upload));
});

test.afterAll(async () => {
  for (const host of hosts.values()) await host.stop();
  for (const made of [folder, upload, configurations, outputOf(basename(folder))])
    rmSync(made, { recursive: true, force: true });
});

test('it is released, and nothing is said in the words of a test runner', () => {
  expect(said.text).toContain(`${upload}/ is ready: upload all that is in it`);
  expect(said.text).not.toMatch(/✗|expect\(|^ +at .*\.ts:\d+/m);
});

test('what visitors load takes at most 95 percent of its budgets, but for the first script', () => {
  const over = overweight(upload, 0.95);
  expect(over.filter((what) => !what.startsWith('the first script'))).toEqual([]);
});

test('every address of its sitemap is answered by each host', async () => {
  const sitemap = readFileSync(join(upload, 'sitemap.xml'), 'utf8');
  const { origin: own } = openCompany(folder).business;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url.replace(own, '') || '/',
  );
  expect(listed.length).toBeGreaterThan(50);
  for (const [host, { origin }] of hosts)
    for (const path of listed) expect.soft((await ask(origin, path)).status, `${host}: ${path}`).toBe(200);
});

test('at each host, every kind of page shows the facts, hydrated or not, and nothing is on the console', async ({
  page,
}) => {
  const { legalName = '', license = '', phone } = siteOf(openCompany(folder));
  const problems: string[] = [];
  page.on('console', (message) => {
    // The test runner keeps the service worker away (playwright.config.ts).
    if (message.text() !== 'Service Worker registration blocked by Playwright') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(request.url()));
  for (const [host, { origin }] of hosts) {
    for (const { path } of pageOfEachKind) {
      const what = `${host}: ${path}`;
      await page.goto(origin + path);
      await page.keyboard.press('Shift');
      await expect(page.locator('link[href^="/assets/app-"]'), `${what} is hydrated`).toHaveCount(1);
      const footer = page.getByRole('contentinfo');
      await expect(footer, what).toContainText(legalName);
      await expect(footer, what).toContainText(license);
      await expect(footer.locator(`a[href="${phone.href}"]`), what).toHaveText(phone.display);
      expect(problems.splice(0), what).toEqual([]);
    }
  }
  // What only some pages show.
  const { people, answers } = openCompany(folder);
  const [{ origin } = { origin: '' }] = hosts.values();
  await page.goto(`${origin}/about`);
  await expect(page.getByText(people?.answering?.words ?? 'no words')).toBeVisible();
  await page.goto(`${origin}/contact`);
  const main = page.getByRole('main');
  for (const { parts } of answers)
    for (const { answer = '' } of parts)
      if (!answer.includes('{')) await expect.soft(main).toContainText(answer);
});
