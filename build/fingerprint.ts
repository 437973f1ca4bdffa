import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { companyFolder } from '#content/company-folder.ts';

/** Where a build keeps the fingerprint of what it was made from: inside the site, so that it comes and goes with it. */
export const fingerprintFile = '.made-from';

const sources = [
  '{app,build,check,host}/**/*',
  '{package,package-lock}.json',
  'vite.config.ts',
  `${companyFolder}/**/*.yaml`,
];

/** A value that changes with any file that the build reads. Pictures count by size and time: reading them all is slow. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(String(new Date().getFullYear())); // The copyright line.
  for (const file of files(sources)) hash.update(file).update(readFileSync(file));
  for (const file of files([`${companyFolder}/public/**/*`])) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function files(patterns: string[]): string[] {
  return globSync(patterns)
    .filter((file) => statSync(file).isFile())
    .sort();
}
