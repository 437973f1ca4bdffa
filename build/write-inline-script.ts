/** Builds the script that stands in every page, once the app's own has its address. A step of its own: the bundler takes much memory. */
import { writeFile } from 'node:fs/promises';
import { inlineScript } from '#build/prerender/inline-script.ts';
import { readManifest } from '#build/prerender/manifest.ts';
import { inlineScriptFile } from '#build/output.ts';

const manifest = await readManifest();
await writeFile(inlineScriptFile, await inlineScript(`/${manifest.fileOf('app/shell/entry.client.tsx')}`));
