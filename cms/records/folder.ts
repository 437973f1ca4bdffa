import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { z } from 'zod';
import { type CollectionKey, collections } from '#content/collections.ts';
import { textOf } from '#content/read/read-records.ts';
import { valueAt } from '#content/problem.ts';
import type { FieldSchema } from '#cms/records/field-names.ts';
import { merge } from '#cms/records/changes.ts';
import { recordText, type RecordValue, recordValue } from '#cms/records/yaml-text.ts';

const kinds = Object.entries(collections).map(([kind, { path }]) => ({
  kind: kind as CollectionKey, // A key of the collections.
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[a-z0-9-]+')}$`),
}));

/** One of a picture's files, with the picture's name. */
export const pictureFile = /^public\/images\/([a-z0-9-]+?)(?:-\d+)?\.(?:avif|webp)$/;

/** A record as it is typed, and as it was read from its file or saved last. */
export interface Draft {
  value: RecordValue;
  saved: RecordValue;
  tag: string;
}

export type Conflict = Awaited<ReturnType<typeof saveDraft>>['conflicts'][number];

export function kindOf(file: string): CollectionKey | undefined {
  return kinds.find(({ pattern }) => pattern.test(file))?.kind;
}

export const schemas = Object.fromEntries(
  Object.entries(collections).map(([kind, { schema }]) => [
    kind,
    // What zod writes of the kinds of field that records have.
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema,
  ]),
);

export function schemaOf(file: string): FieldSchema {
  return schemas[kindOf(file) ?? ''] ?? {};
}

export function recordFiles(folder: string): string[] {
  const files = globSync('**/*.yaml', { cwd: folder, exclude: ['public'] })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  return kinds.flatMap(({ pattern }) => files.filter((file) => pattern.test(file)));
}

/** Each file's record as it was parsed last, for what reads all again and again: parsing is slow. */
const parsed = new Map<string, { tag: string; value: RecordValue }>();

/** A record, and a tag that changes with its file. */
export function readRecord(folder: string, file: string) {
  const path = within(folder, file);
  const text = textOf(path);
  const tag = tagOf(text);
  if (text === undefined) return { value: undefined, tag };
  const last = parsed.get(path);
  const value = last?.tag === tag ? last.value : recordValue(text);
  parsed.set(path, { tag, value });
  return { value, tag };
}

/** Writes a record unless its file has changed since the tag was read. Gives the new tag. */
export async function writeRecord(folder: string, file: string, value: RecordValue, tag: string) {
  const before = textOf(within(folder, file));
  if (tagOf(before) !== tag) throw new Error(`${file} was changed elsewhere.`);
  const text = recordText(before ?? '', value);
  if (text !== before) await writeWithin(folder, file, text);
  return tagOf(text);
}

/** Saves what was typed. Changes from elsewhere since the record was read are kept, and gives both merged, and what conflicts. */
export async function saveDraft(folder: string, file: string, { value, saved, tag }: Draft) {
  const { value: theirs, tag: now } = readRecord(folder, file);
  if (theirs === undefined) throw new Error('The record was removed elsewhere. “Earlier versions” has it.');
  if (now === tag) return { tag: await writeRecord(folder, file, value, tag), conflicts: [] };
  const { merged, conflictingFields } = merge(saved, value, theirs);
  const conflicts = conflictingFields.map((field) => {
    return { field, mine: valueAt(value, field), theirs: valueAt(theirs, field) };
  });
  return { merged, tag: await writeRecord(folder, file, merged, now), conflicts };
}

/** Writes a file of the company's folder whole or not at all, also when the power fails. */
export async function writeWithin(folder: string, file: string, content: string | Uint8Array) {
  const path = within(folder, file);
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}${temporaryEnd}`);
  await writeFile(temporary, content, { flush: true });
  await rename(temporary, path);
}

const temporaryEnd = '.writing';

/** Removes what a power failure in the middle of a write has left. */
export async function removeTemporaryFiles(folder: string) {
  const left = globSync([`**/.*${temporaryEnd}`, `.*${temporaryEnd}`], { cwd: folder });
  await Promise.all(left.map((file) => rm(join(folder, file), { force: true })));
}

function within(folder: string, file: string): string {
  if (kindOf(file) === undefined && !pictureFile.test(file))
    throw new Error(`${file} is neither a record nor a picture.`);
  return join(folder, file);
}

function tagOf(text: string | undefined): string {
  return text === undefined ? '' : createHash('sha256').update(text).digest('base64url');
}
