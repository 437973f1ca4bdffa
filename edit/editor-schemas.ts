import { z } from 'zod';
import { collections } from '#app/content/collections.ts';

const folder = '.vscode';

/**
 * What makes an editor complete and check the company's records while somebody types: a JSON Schema for each kind of
 * record, and the setting that says which files it is for. By file name, with the text of the file.
 */
export function editorFiles(): Map<string, string> {
  const kinds = Object.entries(collections).map(([kind, { path, schema }]) => ({
    file: `${folder}/schemas/${kebabCase(kind)}.schema.json`,
    records: `company/${path.replaceAll(/:\w+/g, '*')}`,
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  }));
  const settings = {
    'yaml.schemas': Object.fromEntries(kinds.map(({ file, records }) => [`./${file}`, records])),
  };
  return new Map([
    ...kinds.map(({ file, schema }): [string, string] => [file, json(schema)]),
    [`${folder}/settings.json`, json(settings)],
    [`${folder}/extensions.json`, json({ recommendations: ['redhat.vscode-yaml'] })],
  ]);
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
