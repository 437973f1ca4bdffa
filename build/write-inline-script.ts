/** Builds the scripts that stand in every page, once the app's own has its address. A step of its own: the bundler takes much memory. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Company } from '#app/content/collections.ts';
import { serviceWorkerPath } from '#app/paths.ts';
import { inlineScript, typefacesScript } from '#build/prerender/inline-script.ts';
import { readManifest } from '#build/prerender/manifest.ts';
import { companyFile, inlineScriptFile, typefacesScriptFile } from '#build/output.ts';

const manifest = await readManifest();
const { offline }: Company = JSON.parse(await readFile(companyFile, 'utf8'));
const entry = `/${manifest.fileOf('app/shell/entry.client.tsx')}`;
await writeFile(
  inlineScriptFile,
  await inlineScript(entry, offline === undefined ? undefined : serviceWorkerPath),
);
await writeFile(typefacesScriptFile, await typefacesScript());
