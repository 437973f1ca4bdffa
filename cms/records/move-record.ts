import { globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { diffApply } from 'just-diff-apply';
import { minutesName } from '#content/business-facts.ts';
import { collections, type Company } from '#content/collections.ts';
import { fieldsOf } from '#content/read/fields.ts';
import type { Redirect } from '#content/records.ts';
import { textsIn } from '#content/texts-in.ts';
import { type Path, paths } from '#app/paths.ts';
import { fieldName } from '#cms/records/field-names.ts';
import { kindOf, readRecord, recordFiles, schemaOf, writeRecord } from '#cms/records/folder.ts';
import { type AddedKind, errorsIn, newSlug } from '#cms/records/new-record.ts';
import { photographsOf } from '#cms/records/record-pages.ts';
import { renameInTables } from '#cms/records/picture-table.ts';
import { recordText } from '#cms/records/yaml-text.ts';
import { openCompany, validate } from '#content/validate/validate.ts';

/** The files of an area or a service: its records and pictures. What is before and after its name in the path are groups. */
const ownFiles = {
  area: String.raw`^((?:pictures/)?areas/|services-in-areas/|public/images/(?:hero|.*-in)-)SLUG(/.*|(?:-\d{3,4})?\.\w+)$`,
  service: String.raw`^(services/|services-in-areas/.*/|public/images/)SLUG((?:-in-.*?)?(?:-\d{3,4})?\.\w+)$`,
};

/** An area or a service, and what it is called from now on; nothing if it is removed. */
interface Move {
  kind: AddedKind;
  slug: string;
  name: string | undefined;
  to: string | undefined;
}

/**
 * Gives an area or a service another name, or removes it when no name is given: its files and pictures, what refers to it,
 * its addresses. Throws before anything is written. Gives its record's file, unless it was removed, and the fields whose
 * texts still contain the old name.
 */
export async function moveRecord(folder: string, kind: AddedKind, slug: string, name?: string) {
  const company = openCompany(folder);
  const records = company[`${kind}s`];
  const record = records.find((other) => other.slug === slug);
  const others = records.filter((other) => other !== record);
  if (record === undefined)
    throw new Error(`There is no ${kind} "${slug}". There are ${others.map(({ slug }) => slug).join(', ')}.`);
  if (name === undefined && others.length === 0)
    throw new Error(`It is the only ${kind}, and the site needs one.`);
  const to = name === undefined ? undefined : newSlug(kind, name, others);
  const move = { kind, slug, name, to };
  const own = new RegExp(ownFiles[kind].replace('SLUG', slug));
  const changed = changedRecords(folder, move).filter(({ file }) => to !== undefined || !own.test(file));
  if (to === undefined) requireComplete(folder, changed);

  for (const { file, value, tag } of changed) await writeRecord(folder, file, value, tag);
  if (to !== slug) {
    for (const path of globSync('**/*.*', { cwd: folder })) {
      const file = path.replaceAll(sep, '/');
      if (own.test(file)) await moveFile(folder, file, to && file.replace(own, `$1${to}$2`));
    }
    if (kind === 'area') await rmdir(join(folder, 'services-in-areas', slug)).catch(() => undefined); // Not there, or not empty.
    await renameInTables(folder, slug, to);
    await redirect(folder, pageMoves(company, move));
  }
  const minutes = to === undefined ? minutesName(slug) : undefined;
  return { file: to && `${kind}s/${to}.yaml`, stillNamed: textsNaming(folder, record.name, minutes) };
}

/** Removes a record that the site can be without. Throws where another one names it; the version that it is part of is then taken back. */
export async function removeRecord(folder: string, file: string) {
  const before = errorsIn(folder);
  await rm(join(folder, file));
  for (const photograph of photographsOf(file))
    for (const path of globSync(`public/images/${photograph}{,-[0-9]*}.*`, { cwd: folder }))
      await rm(join(folder, path));
  const needing = errorsIn(folder).filter((error) => !before.includes(error));
  if (needing.length > 0) throw new Error(`Change this first:\n${needing.join('\n')}`);
}

/** The records that refer to it, and its own, as they will be. */
function changedRecords(folder: string, { kind, slug, name, to }: Move) {
  return recordFiles(folder).flatMap((file) => {
    const { value = null, tag } = readRecord(folder, file);
    const { schema } = collections[kindOf(file) ?? 'home'];
    const changes = [...fieldsOf(schema, value)].flatMap(({ field, value: text, meta }) => {
      const isReference = meta.namesFileOf === `${kind}s` && text === slug;
      const isText = kind === 'area' && to !== undefined && typeof text === 'string';
      const renamed = isText ? text.replaceAll(`{${minutesName(slug)}}`, `{${minutesName(to)}}`) : text;
      const next = isReference ? to : renamed;
      if (next === text) return [];
      const op = next === undefined ? ('remove' as const) : ('replace' as const);
      return { op, path: [...field], value: next };
    });
    if (name !== undefined && file === `${kind}s/${slug}.yaml`)
      changes.push({ op: 'replace', path: ['name'], value: name });
    if (changes.length === 0) return [];
    const changed = structuredClone(value);
    // From the end: removing an entry of a list moves those after it.
    diffApply(changed as object, changes.reverse());
    return { file, value: changed, tag };
  });
}

/** Throws where a record needs the reference that it is going to lose. */
function requireComplete(folder: string, changed: ReturnType<typeof changedRecords>) {
  const unsaved = new Map(
    changed.map(({ file, value }) => {
      const path = join(folder, file);
      return [path, recordText(readFileSync(path, 'utf8'), value)];
    }),
  );
  const needing = validate(folder, { unsaved })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file, field }) => {
      const record = relative(folder, file).replaceAll(sep, '/');
      return `${record} names it as ${fieldName(schemaOf(record), field)}`;
    });
  if (needing.length > 0) throw new Error(`Name another there first:\n${needing.join('.\n')}.`);
}

async function moveFile(folder: string, from: string, to: string | undefined) {
  if (to === undefined) return await rm(join(folder, from));
  await mkdir(join(folder, dirname(to)), { recursive: true });
  await rename(join(folder, from), join(folder, to));
}

/** Where each of its addresses leads from now on. */
function pageMoves({ servicesInAreas }: Company, { kind, slug, to }: Move): Map<Path, Path> {
  const isArea = kind === 'area';
  const list = isArea ? paths.coverage : paths.services;
  const own = isArea ? paths.area : paths.service;
  const targetOf = ({ area, service }: Company['servicesInAreas'][number]) => {
    if (to === undefined) return isArea ? paths.service(service) : list;
    return isArea ? paths.serviceInArea(service, to) : paths.serviceInArea(to, area);
  };
  return new Map([
    [own(slug), to === undefined ? list : own(to)],
    ...servicesInAreas
      .filter((pair) => pair[kind] === slug)
      .map((pair) => [paths.serviceInArea(pair.service, pair.area), targetOf(pair)] as const),
  ]);
}

/** Redirects visitors of the old addresses, also those who come by an older redirect. */
async function redirect(folder: string, moves: ReadonlyMap<string, string>) {
  const file = 'redirects.yaml';
  const { value, tag } = readRecord(folder, file);
  const before = (value ?? []) as unknown as Redirect[]; // Checked when the company was opened.
  const now = new Set(moves.values());
  const after = [
    ...before.map((known) => ({ ...known, to: moves.get(known.to) ?? known.to })),
    ...[...moves].map(([from, to]) => ({ from, to, status: 301 })),
    // A page that has come back to an old address needs no redirect from there.
  ].filter(({ from }) => !now.has(from));
  await writeRecord(folder, file, after, tag);
}

/** The fields whose texts contain a name, or the minutes of an area that was removed. */
function textsNaming(folder: string, name: string, minutes: string | undefined) {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`, 'u');
  return recordFiles(folder).flatMap((file) =>
    textsIn(readRecord(folder, file).value)
      .filter(({ text }) => named.test(text) || (minutes !== undefined && text.includes(`{${minutes}}`)))
      .filter(({ field }) => field.join() !== 'name')
      .map(({ field }) => ({ file, field })),
  );
}
