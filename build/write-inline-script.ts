/** Builds the scripts that stand in pages, once the app's own has its address. A step of its own: the bundler takes much memory. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Company } from '#content/collections.ts';
import { serviceWorkerPath } from '#app/paths.ts';
import { inlineScript } from '#build/prerender/inline-script.ts';
import { readManifest } from '#build/prerender/manifest.ts';
import { companyFile, inlineScriptFile } from '#build/output.ts';

const manifest = await readManifest();
const { offline }: Company = JSON.parse(await readFile(companyFile, 'utf8'));
await writeFile(
  inlineScriptFile,
  await inlineScript({
    clientEntry: `/${manifest.fileOf('app/shell/entry.client.tsx')}`,
    typefaces: `/${manifest.fileOf('app/styles/typefaces.css')}`,
    serviceWorker: offline === undefined ? undefined : serviceWorkerPath,
  }),
);
