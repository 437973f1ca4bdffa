/** Says whether the site may be published, and what is in the way: `npm run publish:check`. */
import { fingerprint } from '#build/fingerprint.ts';
import { buildIfChanged, lastBuild } from '#build/last-build.ts';
import { arePagesPublishable, isSiteSound, publishableCompany } from '#release/gate.ts';

const company = publishableCompany();
if (company === undefined) {
  // It is not built for that. What is built already is looked at, so that all that is in the way is told at once.
  if (lastBuild() === fingerprint()) isSiteSound();
  process.exit(1);
}
if (!buildIfChanged()) process.exit(1);
const arePagesRight = arePagesPublishable(company);
if (!isSiteSound() || !arePagesRight) process.exit(1);
console.log('The site may be published: npm run release makes the folder to upload.');
