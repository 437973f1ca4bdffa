/** Says whether the site may be published: every fact that only the owner can supply is there, and no placeholder is left. */
import { openCompany } from '#app/content/company.ts';
import { companyFolder } from '#app/content/company-folder.ts';
import { whatIsMissing } from '#release/what-is-missing.ts';

const { business, areas } = openCompany();
const missing = whatIsMissing(business, areas);
if (missing.length === 0) {
  console.log('The site may be published.');
} else {
  console.error(
    `The site must not be published yet. ${missing.length} thing(s) in ${companyFolder}/business.yaml are left to do:\n`,
  );
  console.error(missing.map((line) => `  - ${line}`).join('\n'));
  process.exit(1);
}
