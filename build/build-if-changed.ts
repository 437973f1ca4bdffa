/** Builds the site for `npm start` unless the last build was made from exactly the same files. */
import { buildIfChanged } from '#build/last-build.ts';
import { chosenPort, requireFreePort } from '#host/port.ts';

await requireFreePort(chosenPort());
if (!buildIfChanged()) {
  console.error('So it is not served.');
  process.exit(1);
}
