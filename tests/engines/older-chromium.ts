import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The oldest Chromium meant (build/browsers.ts), the newest without popovers, and the hash that npm has of each. */
const packages = {
  '107.0.0': 'k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  '113.0.1': 'm64Nc58YObfCYkPbc8EBsnhWCFaw02dbXhWNOmx+OYoIPtIRar+reGYyAeGC0HD9RUZfPEwMHHSZ8MFxdSWXZQ==',
};

const folder = join(import.meta.dirname, '../../node_modules/.cache/older-chromium');

/** Where they are. Only Linux has them. */
export const olderChromiums =
  process.platform === 'linux'
    ? Object.keys(packages).map((version) => ({ version, path: join(folder, `chromium-${version}`) }))
    : [];

/**
 * Fetches those that are missing from npm, 50 MB each, for `npm run test:full`. They are not dependencies: nothing else
 * needs them, and their packages unpack into a folder that all versions share.
 */
export function fetchOlderChromiums() {
  for (const { version, path } of olderChromiums) {
    if (existsSync(path)) continue;
    console.log(`Fetching Chromium ${version} (once; 50 MB) ...`);
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['pack', `@sparticuz/chromium@${version}`, '--pack-destination', folder, '--silent']);
    const file = join(folder, `sparticuz-chromium-${version}.tgz`);
    const hash = createHash('sha512').update(readFileSync(file)).digest('base64');
    if (!Object.values(packages).includes(hash))
      throw new Error(`${file} is not the package that was chosen: its hash is ${hash}.`);
    const packed = execFileSync('tar', ['-xzOf', file, 'package/bin/chromium.br'], { maxBuffer: Infinity });
    // Aside first: a browser is there whole or not at all.
    writeFileSync(`${path}.part`, brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(`${path}.part`, path);
    rmSync(file);
  }
}
