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

test('the scripts in every page are one piece each that fits into a script element, of 2,200 bytes together', async () => {
  const first = await bundleScript('app/shell/own-area.inline.ts', { format: 'iife' });
  const script = await bundleScript('app/shell/entry.inline.ts', {
    define: {
      'import.meta.env.CLIENT_ENTRY': '"/assets/entry.client-abc.js"',
      'import.meta.env.TYPEFACES': '"/assets/typefaces-abc.css"',
      'import.meta.env.LATER_STYLES': '"/assets/later-abc.css"',
      'import.meta.env.SERVICE_WORKER': '"/service-worker.js"',
    },
  });
  for (const one of [first, script]) expect(one).not.toMatch(/<\/?script|<!--|\n|\bexport\b|\bfrom\b/);
  expect(first.length + script.length).toBeLessThanOrEqual(2200);
});
