import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { diffApply } from 'just-diff-apply';
import { minutesName } from '#content/business-facts.ts';
import { collections, type Company } from '#content/collections.ts';
import { fieldsOf } from '#content/read/fields.ts';
import { valueAt } from '#content/problem.ts';
import type { Redirect } from '#content/records.ts';
import { textsIn } from '#content/texts-in.ts';
import { type Path, paths } from '#app/paths.ts';
import { kindOf, readRecord, recordFiles, writeRecord } from '#cms/records/folder.ts';
import { errorsIn, newSlug, servicesTable } from '#cms/records/new-record.ts';
import { photographsOf } from '#cms/records/record-pages.ts';
import { openCompany } from '#content/validate/validate.ts';

/** Patterns of the files of an area or a service: its records and pictures. $1 and $2 are what stays when SLUG changes. */
const ownFiles = {
  areas: String.raw`^((?:pictures/)?areas/|services-in-areas/|public/images/(?:hero|.*-in)-)SLUG(/.*|(?:-night)?(?:-\d{3,4})?\.\w+)$`,
  services: String.raw`^(services/|services-in-areas/.*/|public/images/)SLUG((?:-in-.*?|-night)?(?:-\d{3,4})?\.\w+)$`,
};

/** An area or a service, and what it is called from now on; undefined if it is removed. */
interface RenameOrRemoval {
  kind: keyof typeof ownFiles;
  slug: string;
  name: string | undefined;
  to: string | undefined;
  /** The slug that a field which must have one gets, if this one is removed. */
  replacement: string;
}

/** What the customer has fixed; tests compare it with the records. */
const specification = join(import.meta.dirname, '../..', 'docs/specification.md');

/**
 * Gives an area or a service another name, or removes it when no name is given: its files and pictures, what refers to it,
 * its addresses. Throws before anything is written. Records of other kinds can only be removed.
 * @returns `file`: its record, unless it was removed. `stillNamed`: the fields to read again, with the old name in their texts or
 * with a reference to another record. `isSpecified`: whether the specification contains the old name.
 */
export async function renameOrRemove(folder: string, file: string, name?: string) {
  const [kind] = file.split('/');
  if (kind !== 'areas' && kind !== 'services') return await removeRecord(folder, file, name);
  const company = openCompany(folder);
  const slug = basename(file, '.yaml');
  const record = company[kind].find((other) => other.slug === slug);
  const others = company[kind].filter((other) => other !== record);
  const word = kind.slice(0, -1);
  if (record === undefined)
    throw new Error(`There is no ${word} "${slug}". There are ${others.map(({ slug }) => slug).join(', ')}.`);
  if (name === undefined && others.length === 0)
    throw new Error(`It is the only ${word}, and the site needs one.`);
  const to = name === undefined ? undefined : newSlug(folder, kind, name, slug);
  const base = others.find((other) => other.slug === company.business.baseArea);
  const replacement = (base ?? others[0] ?? record).slug;
  const change: RenameOrRemoval = { kind, slug, name, to, replacement };
  const own = new RegExp(ownFiles[kind].replace('SLUG', slug));
  const changed = changedRecords(folder, change).filter(({ file }) => to !== undefined || !own.test(file));

  for (const { file, value, tag } of changed) await writeRecord(folder, file, value, tag);
  if (to !== slug) {
    for (const path of globSync('**/*.*', { cwd: folder })) {
      const file = path.replaceAll(sep, '/');
      if (!own.test(file)) continue;
      if (to === undefined) await rm(join(folder, file));
      else {
        const target = join(folder, file.replace(own, `$1${to}$2`));
        await mkdir(dirname(target), { recursive: true });
        await rename(join(folder, file), target);
      }
    }
    if (kind === 'areas') await rmdir(join(folder, 'services-in-areas', slug)).catch(() => undefined); // Not there, or not empty.
    await renameInTables(folder, slug, to);
    await redirect(folder, company, change);
  }
  const replaced = changed.flatMap(({ file, fields }) => fields.map((field) => ({ file, field })));
  const found = [...(to === undefined ? replaced : []), ...textsNaming(folder, record.name)];
  return {
    file: to && `${kind}/${to}.yaml`,
    stillNamed: [...new Map(found.map((field) => [JSON.stringify(field), field])).values()],
    isSpecified: readFileSync(specification, 'utf8').includes(record.name),
  };
}

/** Removes a record that the site can be without. Throws after that if another one names it: the caller discards the change. */
async function removeRecord(folder: string, file: string, name: string | undefined) {
  if (name !== undefined) throw new Error('Only an area or a service can be renamed.');
  const before = errorsIn(folder);
  await rm(join(folder, file));
  for (const photograph of photographsOf(file))
    for (const path of globSync(`public/images/${photograph}{,-[0-9]*}.*`, { cwd: folder }))
      await rm(join(folder, path));
  const needing = errorsIn(folder).filter((error) => !before.includes(error));
  if (needing.length > 0) throw new Error(`Change this first:\n${needing.join('\n')}`);
  return { file: undefined, stillNamed: [], isSpecified: false };
}

/** The records that refer to it, and its own, as they will be. */
function changedRecords(folder: string, { kind, slug, name, to, replacement }: RenameOrRemoval) {
  return recordFiles(folder).flatMap((file) => {
    const { value = null, tag } = readRecord(folder, file);
    const { schema } = collections[kindOf(file) ?? 'home'];
    const changes = [...fieldsOf(schema, value)].flatMap(({ field, value: old, meta }) => {
      const isReference = meta.namesFileOf === kind && old === slug;
      // Only areas have a placeholder: that for their minutes.
      const text =
        kind === 'areas' && typeof old === 'string'
          ? old.replaceAll(`{${minutesName(slug)}}`, `{${minutesName(to ?? replacement)}}`)
          : old;
      const list = valueAt(value, field.slice(0, -1));
      const isOneOfMany = Array.isArray(list) && list.length > 1;
      const next = isReference ? (to ?? (isOneOfMany ? undefined : replacement)) : text;
      const op = next === undefined ? ('remove' as const) : ('replace' as const);
      return next === old ? [] : { op, path: [...field], value: next };
    });
    if (name !== undefined && file === `${kind}/${slug}.yaml`)
      changes.push({ op: 'replace', path: ['name'], value: name });
    if (changes.length === 0) return [];
    const changed = structuredClone(value);
    // The last change first: removing an entry of a list shifts those after it.
    diffApply(changed as object, changes.reverse());
    const fields = changes.filter(({ op }) => op === 'replace').map(({ path }) => path);
    return { file, value: changed, tag, fields };
  });
}

/** Renames a service or an area in the studio's tables, in lines such as "repair-in-vista: …", or removes these lines. */
async function renameInTables(folder: string, slug: string, to: string | undefined) {
  const lines = new RegExp(String.raw`^( *"?(?:hero-|[\w-]+-in-)?)${slug}((?:-in-.+?|-night)?"?:.*\n)`, 'gm');
  for (const table of [servicesTable, 'pictures/rendered.json']) {
    const file = join(folder, table);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(lines, to === undefined ? '' : `$1${to}$2`);
    // The last entry of a JSON file has no comma.
    await writeFile(file, text.replace(/,(?=\n\}\s*$)/, ''));
  }
}

/** Redirects visitors of its old addresses to the new ones, or to what is nearest; also those who come by an older redirect. */
async function redirect(folder: string, { servicesInAreas }: Company, { kind, slug, to }: RenameOrRemoval) {
  const isArea = kind === 'areas';
  const list = isArea ? paths.coverage : paths.services;
  const own = isArea ? paths.area : paths.service;
  const moves = new Map<string, Path>([[own(slug), to === undefined ? list : own(to)]]);
  for (const { area, service } of servicesInAreas) {
    if ((isArea ? area : service) !== slug) continue;
    const nearest = isArea ? paths.service(service) : list;
    const next =
      to !== undefined && (isArea ? paths.serviceInArea(service, to) : paths.serviceInArea(to, area));
    moves.set(paths.serviceInArea(service, area), next || nearest);
  }
  const file = 'redirects.yaml';
  const { value, tag } = readRecord(folder, file);
  const before = (value ?? []) as unknown as Redirect[]; // Checked when the company was opened.
  const now = new Set<string>(moves.values());
  const after = [
    ...before.map((known) => ({ ...known, to: moves.get(known.to) ?? known.to })),
    ...[...moves].map(([from, to]) => ({ from, to, status: 301 })),
    // A page that has come back to an old address needs no redirect from there.
  ].filter(({ from }) => !now.has(from));
  await writeRecord(folder, file, after, tag);
}

/** The fields, other than names, whose texts contain a name as whole words. */
function textsNaming(folder: string, name: string) {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`, 'u');
  return recordFiles(folder).flatMap((file) =>
    textsIn(readRecord(folder, file).value)
      .filter(({ field, text }) => named.test(text) && field.join() !== 'name')
      .map(({ field }) => ({ file, field })),
  );
}
