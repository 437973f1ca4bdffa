/**
 * Takes the screenshots of the owner's guide (docs/owner/), so that they stay true: `npm run owner-screens`. The editor is
 * opened on a copy of the company, in a repository of its own.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { companyFolder } from '#app/content/company-folder.ts';
import { openCompany } from '#content/validate/validate.ts';
import { buildPage } from '#edit/server/build-page.ts';
import { serveEditor } from '#edit/server/editor-server.ts';
import { startPreview } from '#edit/server/preview.ts';
import { draw, makeUploadFolder, publishCheck } from '#edit/server/programs.ts';
import { chromiumPath } from '#setup/chromium.ts';

const target = 'docs/owner/screens';
const [area] = openCompany().areas;
if (area === undefined) throw new Error('The company has no area, and the guide shows one.');

const place = mkdtempSync(join(tmpdir(), 'owner-screens-'));
const company = join(place, 'company');
cpSync(companyFolder, company, { recursive: true });
const git = (...args: string[]) => execFileSync('git', args, { cwd: company });
git('init', '--quiet', '--initial-branch=main');
git('config', 'user.name', 'Owner');
git('config', 'user.email', 'owner@example.com');
git('add', '.');
git('commit', '--quiet', '--message', 'The company as it began');

const editorPage = await buildPage(company);
const editor = await serveEditor(company, editorPage, 0, {
  startPreview,
  // Of the company itself: what it says names the company's own folder.
  publishCheck: () => publishCheck(companyFolder),
  makeUploadFolder,
  draw,
});
const executablePath = await chromiumPath();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
mkdirSync(target, { recursive: true });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.goto(editor.address);

  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await openRecord(page, 'The company', 'Business');
  await shown.waitFor();
  await page.getByLabel('Phone', { exact: true }).fill('760-555-019');
  await page.getByText('The preview follows again').waitFor();
  await page.getByLabel('Phone', { exact: true }).scrollIntoViewIfNeeded();
  await shot(page, 'number-wrong');
  await page.getByLabel('Phone', { exact: true }).fill('760-555-0199');
  await page.frameLocator('iframe').getByText('(760) 555-0199').first().waitFor();
  await shot(page, 'number');

  await openRecord(page, 'Areas', area.name);
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: area.name }).waitFor();
  await page.getByLabel('Response time').fill('25-35');
  await page.getByRole('button', { name: '2 changes' }).click();
  await shot(page, 'changes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await page.getByLabel('Response time').scrollIntoViewIfNeeded();
  await shown.waitFor();
  await shot(page, 'undo');

  const picture = page.getByRole('region', { name: 'The picture' });
  const photograph = await sharp(join(company, `public/images/hero-${area.slug}.webp`))
    .jpeg()
    .toBuffer();
  await picture
    .getByLabel('drop a photograph here')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await picture
    .getByLabel(/What does it show/)
    .fill('A white cottage with a green garage door, seen from the street');
  await picture.scrollIntoViewIfNeeded();
  await shown.waitFor();
  await shot(page, 'picture');
  await picture.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('button', { name: /The company as it began/ }).click();
  await page.getByText('Going back would change').waitFor();
  await shot(page, 'versions');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Check only' }).click();
  await page.getByRole('list', { name: 'What was checked' }).waitFor();
  await page.locator('button:enabled', { hasText: 'Check only' }).waitFor();
  await shot(page, 'publish');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'phone');
} finally {
  await browser.close();
  await editor.close();
  for (const made of [place, editorPage]) rmSync(made, { recursive: true, force: true });
}

async function openRecord(page: Page, group: string, name: string) {
  const groups = page.getByRole('navigation', { name: 'Records' }).locator('details');
  const wanted = groups.filter({ has: page.locator('summary', { hasText: new RegExp(`^${group} `) }) });
  if ((await wanted.getAttribute('open')) === null) await wanted.locator('summary').click();
  await wanted.getByRole('button', { name, exact: true }).click();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

/** Waits until the preview stands still, with its typefaces: it loads again with each change. */
async function settle(page: Page) {
  const frame = page.frames().find((other) => other !== page.mainFrame());
  if (frame === undefined) throw new Error('The editor shows no preview.');
  for (let isStill = false; !isStill;) {
    await frame.locator('h1').waitFor({ state: 'attached' });
    const seen = await frame.evaluateHandle(async () => {
      await document.fonts.ready;
      return document;
    });
    await page.waitForTimeout(3000);
    isStill = await seen
      .evaluate((before) => before === document && document.readyState === 'complete')
      .catch(() => false);
  }
}

async function shot(page: Page, name: string) {
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 80, effort: 10 })
    .toFile(join(target, `${name}.png`));
  console.log(`${target}/${name}.png`);
}
