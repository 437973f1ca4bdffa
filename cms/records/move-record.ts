import { globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { diffApply } from 'just-diff-apply';
import { minutesName } from '#content/business-facts.ts';
import { collections, type Company } from '#content/collections.ts';
import { fieldsOf } from '#content/read/fields.ts';
import type { Redirect } from '#content/records.ts';
import { valueAt } from '#content/problem.ts';
import { textsIn } from '#content/texts-in.ts';
import { type Path, paths } from '#app/paths.ts';
import { kindOf, readRecord, recordFiles, writeRecord } from '#cms/records/folder.ts';
import { type AddedKind, errorsIn, newSlug } from '#cms/records/new-record.ts';
import { photographsOf } from '#cms/records/record-pages.ts';
import { renameInTables } from '#cms/records/picture-table.ts';
import { openCompany } from '#content/validate/validate.ts';

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
  /** What takes its place where one is needed, once it is removed. */
  instead: string;
}

/** What the customer has fixed; tests compare it with the records. */
const specification = join(import.meta.dirname, '../..', 'docs/specification.md');

/**
 * Gives an area or a service another name, or removes it when no name is given: its files and pictures, what refers to it,
 * its addresses. Throws before anything is written. Gives its record's file, unless it was removed, the fields whose texts
 * still contain the old name or that name another one now, and whether the specification names it, too.
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
  const base = others.find((other) => other.slug === company.business.baseArea);
  const instead = (base ?? others[0] ?? record).slug;
  const move = { kind, slug, name, to, instead };
  const own = new RegExp(ownFiles[kind].replace('SLUG', slug));
  const changed = changedRecords(folder, move).filter(({ file }) => to !== undefined || !own.test(file));

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
  const renamed = changed.flatMap(({ file, fields }) => fields.map((field) => ({ file, field })));
  const found = [...(to === undefined ? renamed : []), ...textsNaming(folder, record.name)];
  return {
    file: to && `${kind}s/${to}.yaml`,
    stillNamed: [...new Map(found.map((place) => [JSON.stringify(place), place])).values()],
    isSpecified: readFileSync(specification, 'utf8').includes(record.name),
  };
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
function changedRecords(folder: string, { kind, slug, name, to, instead }: Move) {
  return recordFiles(folder).flatMap((file) => {
    const { value = null, tag } = readRecord(folder, file);
    const { schema } = collections[kindOf(file) ?? 'home'];
    const changes = [...fieldsOf(schema, value)].flatMap(({ field, value: text, meta }) => {
      const isReference = meta.namesFileOf === `${kind}s` && text === slug;
      const isText = kind === 'area' && typeof text === 'string';
      const renamed = isText
        ? text.replaceAll(`{${minutesName(slug)}}`, `{${minutesName(to ?? instead)}}`)
        : text;
      const list = valueAt(value, field.slice(0, -1));
      const isOneOfMany = Array.isArray(list) && list.length > 1;
      const next = isReference ? (to ?? (isOneOfMany ? undefined : instead)) : renamed;
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
    return { file, value: changed, tag, fields: changes.map(({ path }) => path) };
  });
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

/** The fields whose texts contain a name. */
function textsNaming(folder: string, name: string) {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`, 'u');
  return recordFiles(folder).flatMap((file) =>
    textsIn(readRecord(folder, file).value)
      .filter(({ text }) => named.test(text))
      .filter(({ field }) => field.join() !== 'name')
      .map(({ field }) => ({ file, field })),
  );
}
