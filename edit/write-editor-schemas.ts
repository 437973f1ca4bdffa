/** Writes the schemas that editors use; run it after changing a schema. A test says so when it was forgotten. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { editorFiles } from '#edit/editor-schemas.ts';

for (const [file, text] of editorFiles()) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
