import { expect, test } from 'vitest';
import { codeEditorFiles } from '#content/editor-schemas.ts';

const files = codeEditorFiles();

test('the settings name the files of a kind of record', () => {
  expect(JSON.parse(files.get('.vscode/settings.json') ?? '{}')['yaml.schemas']).toMatchObject({
    './.vscode/schemas/areas.schema.json': 'company/areas/*.yaml',
  });
});

test('a field’s length, its choices and what it is for reach the code editor', () => {
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
