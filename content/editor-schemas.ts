import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { collections } from '#content/collections.ts';
import { confirmedWarningsField } from '#content/problem.ts';

const folder = '.vscode';
const settingsFile = `${folder}/settings.json`;

/**
 * What makes VS Code complete and check the company's records while a developer types: a JSON Schema for each kind of
 * record, and the setting that says which files it is for. By file name, with the text of the file.
 */
export function codeEditorFiles(): Map<string, string> {
  const kinds = Object.entries(collections).map(([kind, { path, schema }]) => ({
    file: `${folder}/schemas/${kebabCase(kind)}.schema.json`,
    records: `company/${path.replaceAll(/:\w+/g, '*')}`,
    schema: withConfirmedWarnings(
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: withFileNames }),
    ),
  }));
  const settings = {
    'yaml.schemas': Object.fromEntries(kinds.map(({ file, records }) => [`./${file}`, records])),
  };
  return new Map([
    ...kinds.map(({ file, schema }): [string, string] => [file, json(schema)]),
    [settingsFile, json(settings)],
    [`${folder}/extensions.json`, json({ recommendations: ['redhat.vscode-yaml'] })],
  ]);
}

/**
 * Whenever the site is developed, so that they are up to date with the schemas. Git ignores them. A developer's own settings
 * stay as they are: delete the file to have it made again.
 */
export function writeCodeEditorFiles() {
  for (const [file, text] of codeEditorFiles()) {
    if (file === settingsFile && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A code editor offers no names of files: what to write there is told. */
function withFileNames({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  const { namesFileOf, description = '' } = jsonSchema;
  if (typeof namesFileOf !== 'string') return;
  const told = `The name of a file in ${namesFileOf}/, without .yaml.`;
  if (!description.endsWith(told)) jsonSchema.description = `${description} ${told}`.trim();
}

/** Every record may confirm what the check doubts in it, beside its own fields. */
function withConfirmedWarnings(schema: z.core.JSONSchema.JSONSchema): z.core.JSONSchema.JSONSchema {
  if (schema.type !== 'object' || schema.properties === undefined) return schema;
  const confirmed = {
    type: 'array',
    items: { type: 'string' },
    description:
      'Warnings of npm run check that the owner has looked at, as it says them: "place-name: Zilkr".',
  } as const;
  return { ...schema, properties: { ...schema.properties, [confirmedWarningsField]: confirmed } };
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
