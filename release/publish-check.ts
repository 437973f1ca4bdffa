/** Says whether the site may be published, and what is in the way: `npm run publish:check`. */
import { fingerprint } from '#build/fingerprint.ts';
import { buildIfChanged, lastBuild } from '#build/last-build.ts';
import { arePagesPublishable, isSiteSound, publishableCompany } from '#release/gate.ts';

if (isPublishable()) console.log('The site may be published: npm run release makes the folder to upload.');
// Not at once: what the gate has told as data may still be on its way.
else process.exitCode = 1;

function isPublishable(): boolean {
  const company = publishableCompany();
  if (company === undefined) {
    // It is not built for that. What is built already is looked at, so that all that is in the way is told at once.
    if (lastBuild() === fingerprint()) isSiteSound();
    return false;
  }
  if (!buildIfChanged()) return false;
  const arePagesRight = arePagesPublishable(company);
  return isSiteSound() && arePagesRight;
}
