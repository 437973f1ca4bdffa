import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorFiles } from '#edit/editor-schemas.ts';

const files = editorFiles();

test.each([...files])('%s is what the schemas of the records say today', (file, text) => {
  expect(
    existsSync(file) ? readFileSync(file, 'utf8') : '',
    'Run `npm run schemas` and commit .vscode/.',
  ).toBe(text);
});

test('no schema is left of a kind of record that is gone', () => {
  const left = globSync('.vscode/schemas/*.json').filter((file) => !files.has(file.replaceAll('\\', '/')));
  expect(left, 'Remove these files.').toEqual([]);
});

test('a field’s length, its choices and what it is for reach the editor', () => {
  const area = JSON.parse(files.get('.vscode/schemas/areas.schema.json') ?? '{}');
  expect(area.properties.metadata.properties.title).toMatchObject({
    maxLength: 60,
    description: expect.any(String),
  });
  expect(area.additionalProperties).toBe(false);
  expect(area.properties.confirmedWarnings).toMatchObject({ type: 'array' });
  const service = JSON.parse(files.get('.vscode/schemas/services.schema.json') ?? '{}');
  expect(service.properties.icon.enum).toContain('Wrench');
});
