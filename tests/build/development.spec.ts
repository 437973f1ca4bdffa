import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** While somebody edits a company's files, the page says what is wrong in them. */

const area = 'areas/zilker.yaml';

let folder: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'company-'));
  cpSync('tests/second-company', folder, { recursive: true });
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0', '--host', '127.0.0.1'], {
    env: { ...process.env, COMPANY: folder, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (part) => {
      said += String(part);
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', () => reject(new Error(`The development server stopped. It said:\n${said}`)));
  });
});

test.afterAll(() => {
  server.removeAllListeners('exit');
  server.kill();
  rmSync(folder, { recursive: true });
});

test('an error in a record is shown over the page, and goes when it is corrected', async ({ page }) => {
  test.setTimeout(120_000);
  const file = join(folder, area);
  const right = readFileSync(file, 'utf8');
  const panel = page.locator('vite-error-overlay');
  await page.goto(`${address}/service-areas/zilker`, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(panel).toHaveCount(0);

  writeFileSync(file, right.replace('20-30', '30-20'));
  await expect(panel).toContainText('has its minutes the wrong way around', { timeout: 60_000 });
  await expect(panel).toContainText('Do: write the smaller number first, as 20-30.');
  // The page below is as it was.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  writeFileSync(file, right);
  await expect(panel).toHaveCount(0, { timeout: 60_000 });
});
