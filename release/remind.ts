/** The first line of `npm start`: how many facts of the owner are missing. What is wrong in the records, the build tells. */
import { checkCompany } from '#app/content/company.ts';
import { recordFindings } from '#release/findings/record-findings.ts';
import { reminder } from '#release/report.ts';

const { company } = checkCompany();
const line = company && reminder(recordFindings(company));
if (line !== undefined) console.log(line);
