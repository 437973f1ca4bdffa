/**
 * Writes the service worker, once all that it keeps is there. A company without words for the offline page has none:
 * under the worker's address, browsers that have one from before find the kill switch
 * (docs/hosting.md#switching-the-service-worker-off).
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { serviceWorkerPath } from '#app/paths.ts';
import { prerenderBundle } from '#build/prerender/built-pages.ts';
import { keptFiles, serviceWorker, versionOf } from '#build/prerender/service-worker.ts';
import { companyFile, siteFolder } from '#build/output.ts';

const company: Company = JSON.parse(await readFile(companyFile, 'utf8'));
const target = join(siteFolder, serviceWorkerPath);

if (company.offline === undefined) {
  await copyFile('host/service-worker-off.js', target);
} else {
  const { contentVersion } = await prerenderBundle();
  const files = keptFiles(siteFolder, allPages(company), contentVersion);
  const version = await versionOf(siteFolder, files, contentVersion);
  const kept = files.map(({ address }) => address);
  await writeFile(target, await serviceWorker({ version, contentVersion, kept }));
}
