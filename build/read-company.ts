/**
 * Reads and checks the company, the first step of a build: what is wrong in its records stops the build before anything
 * else is done, and the steps that follow take the records from here instead of reading thousands of files each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openCompany } from '#content/validate/validate.ts';
import { ContentError } from '#content/problem.ts';
import { knownToEveryPage } from '#build/plugins/company-data.ts';
import { companyFile, knownFile, output } from '#build/output.ts';

try {
  const company = openCompany();
  mkdirSync(output, { recursive: true });
  writeFileSync(companyFile, JSON.stringify(company));
  writeFileSync(knownFile, JSON.stringify(knownToEveryPage(company)));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
