import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleScript } from '#build/prerender/bundle-script.ts';

test('a library keeps a script from being built; our own modules do not', async () => {
  // Inside the project, where the library is found.
  const folder = mkdtempSync('node_modules/.script-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return bundleScript(join(folder, name));
  };
  await expect(
    script('library.js', "import { distance } from 'fastest-levenshtein'; console.log(distance('a', 'b'));"),
  ).rejects.toThrow(/fastest-levenshtein.* has no place to link its license/);
});
