import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { businessSchema } from '#content/schemas/business.ts';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { openCompany, validate } from '#content/validate/validate.ts';
import { pageProblems } from '#release/page-problems.ts';
import { weightsIn } from '#release/weights.ts';
import { writeFilledCompany } from '#tests/filled-company.ts';

/** What visitors load is light, and stays so once the owner has supplied all that is missing today. */

test.describe('with all its owner’s facts and answers,', () => {
  // One after the other: they share the site that is built first.
  test.describe.configure({ mode: 'default' });

  const folder = mkdtempSync(join(tmpdir(), 'filled-company-'));
  const output = outputOf(basename(folder));

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await writeFilledCompany(folder);
    const env = { ...process.env, COMPANY: folder };
    execFileSync(process.execPath, ['build/build.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  });

  test.afterAll(() => {
    for (const written of [folder, output]) rmSync(written, { recursive: true, force: true });
  });

  test('the company lacks nothing: every fact is there, nearly as long as it may be', () => {
    const company = openCompany(folder);
    expect([...validate(folder).problems, ...pageProblems(company, siteIn(output))]).toEqual([]);
    const { legalName, insurance } = company.business;
    // The schemas of both let go through what is as long, and nothing longer.
    for (const fact of [legalName, insurance]) expect(fact?.length).toBeGreaterThan(76);
    expect(businessSchema.shape.legalName.safeParse(`${legalName}xxxx`).success).toBe(false);
    for (const { parts } of company.answers) for (const { answer } of parts) expect(answer).toBeDefined();
  });

  test('what visitors load takes at most 95 percent of its budgets; that of the first script was lowered to what leaves such room', () => {
    for (const { what, name, bytes, most } of weightsIn(siteIn(output))) {
      const percent = Math.round((bytes / most) * 100);
      expect.soft(percent, `${name}: ${bytes} of ${most}`).toBeLessThanOrEqual(what === 'script' ? 100 : 95);
    }
  });
});
