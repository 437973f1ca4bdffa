/** Publishes the licenses of all that others made and visitors get. Run once the app is built. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesPath } from '#app/paths.ts';
import { licensesText, noticesOf } from '#build/licenses/notice.ts';
import { output, siteFolder } from '#build/output.ts';
import { builtModules } from '#build/plugins/module-list.ts';

writeFileSync(join(siteFolder, licensesPath), licensesText(noticesOf(builtModules(output))));
