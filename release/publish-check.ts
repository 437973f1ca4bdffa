/** Says whether the site may be published, and what is in the way: `npm run publish:check`. */
import { buildIfChanged } from '#build/last-build.ts';
import { arePagesPublishable, publishableCompany } from '#release/gate.ts';

const company = publishableCompany();
// The pages are built and looked at once there is something to publish.
if (company === undefined || !buildIfChanged() || !arePagesPublishable(company)) process.exit(1);
console.log('The site may be published: npm run release makes the folder to upload.');
