/** Writes docs/claims.md from the records of the company; a test says so when it was forgotten: `npm run claims`. */
import { writeFileSync } from 'node:fs';
import { openCompany } from '#app/content/company.ts';
import { claimsDocument } from '#release/claims-document.ts';

writeFileSync('docs/claims.md', claimsDocument(openCompany('company')));
