/** The last step of a build. */
import { compress } from '#build/compress.ts';
import { siteFolder } from '#build/output.ts';

await compress(siteFolder);
