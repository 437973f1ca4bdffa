import { build } from 'vite';
import { expect, test } from 'vitest';
import { ownModulesOnly } from '#build/plugins/own-modules-only.ts';

const bundled = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ownModulesOnly(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });

test('a library keeps the script from being built; our own modules don’t', async () => {
  await expect(
    bundled("import { distance } from 'fastest-levenshtein'; console.log(distance('a', 'b'));"),
  ).rejects.toThrow(/fastest-levenshtein.* would be part of a script that links no licenses/);
  await expect(bundled('console.log(1);')).resolves.toBeDefined();
});
