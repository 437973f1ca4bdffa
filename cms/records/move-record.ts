import { existsSync, globSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minutesName } from '#content/business-facts.ts';
import type { Company } from '#content/collections.ts';
import type { Redirect } from '#content/records.ts';
import { textsIn } from '#content/texts-in.ts';
import { type Path, paths, servicePicture, socialPicturePath } from '#app/paths.ts';
import { type FieldPath, type FieldSchema, namesOnWay } from '#cms/records/field-names.ts';
import { readRecord, recordFiles, writeRecord } from '#cms/records/folder.ts';
import { moveRow } from '#cms/records/picture-table.ts';
import { schemaOf } from '#cms/records/schemas.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { openCompany } from '#content/validate/validate.ts';
import { slugOf } from '#content/file-names.ts';

export type MovedKind = 'area' | 'service';

/** What was done, and the fields whose texts still say the old name. */
export interface Moved {
  /** Its record, as long as there is one. */
  own: string | undefined;
  files: string[];
  stillNamed: { file: string; field: FieldPath }[];
}

/**
 * Gives an area or a service another name, or removes it where there is none: its files and pictures, what refers to it,
 * its addresses. Throws before anything is written.
 */
export async function moveRecord(
  folder: string,
  kind: MovedKind,
  slug: string,
  name?: string,
): Promise<Moved> {
  const company = openCompany(folder);
  const record = company[`${kind}s`].find((other) => other.slug === slug);
  if (record === undefined)
    throw new Error(
      `There is no ${kind} "${slug}". There are ${company[`${kind}s`].map((other) => other.slug).join(', ')}.`,
    );
  const to = name === undefined ? undefined : slugOf(name);
  requireName(company, kind, slug, name, to);
  const changed = changedRecords(folder, kind, slug, to);

  const pages = pageMoves(company, kind, slug, to);
  const own = fileMoves(folder, company, kind, slug, to);
  const previews = [...pages].map(([from, target]) => {
    const [before, after] = [from, target].map((path) => join('public', socialPicturePath(path)));
    return { from: before ?? '', to: to === undefined ? undefined : after };
  });
  const moves = [...own, ...previews].filter(
    (move) => move.from !== move.to && existsSync(join(folder, move.from)),
  );
  for (const [file, { value, tag }] of changed) await writeRecord(folder, file, value, tag);
  if (name !== undefined) await setName(folder, `${kind}s/${slug}.yaml`, name);
  for (const move of moves) await moveFile(folder, move.from, move.to);
  if (kind === 'area' && to !== slug)
    await rmdir(join(folder, 'services-in-areas', slug)).catch(() => undefined); // Not there, or not empty.
  const tables = to === slug ? [] : await moveRow(folder, kind, slug, to, moves);
  const redirects = to === slug ? [] : [await redirect(folder, pages)];

  const stillNamed = textsNaming(folder, record.name, kind === 'area' && to === undefined ? slug : undefined);
  const files = [...changed.keys(), ...moves.map((move) => move.to ?? move.from), ...tables, ...redirects];
  return { own: to && `${kind}s/${to}.yaml`, files: [...new Set(files)], stillNamed };
}

function requireName(
  company: Company,
  kind: MovedKind,
  slug: string,
  name: string | undefined,
  to: string | undefined,
) {
  const records = company[`${kind}s`];
  if (name === undefined || to === undefined) {
    if (records.length === 1) throw new Error(`It is the only ${kind}, and the site needs one.`);
    return;
  }
  if (to === '' || to.includes('-in-') || (kind === 'service' && servicePicture(name) !== to))
    throw new Error(`“${name}” can’t be part of an address: write it with letters, digits and spaces only.`);
  if (to !== slug && records.some((other) => other.slug === to))
    throw new Error(`There is another ${kind} called ${to}: choose another name.`);
}

/** The records that refer to it, as they will be. */
function changedRecords(folder: string, kind: MovedKind, slug: string, to: string | undefined) {
  const isOwn = (file: string) =>
    file === `${kind}s/${slug}.yaml` ||
    (file.startsWith('services-in-areas/') && file.replace('.yaml', '').split('/').includes(slug));
  const changed = new Map<string, { value: RecordValue; tag: string }>();
  const needing: string[] = [];
  for (const file of recordFiles(folder)) {
    const { value = null, tag } = readRecord(folder, file);
    if (to === slug || (to === undefined && isOwn(file))) continue;
    const schema = schemaOf(file);
    const next = withReferences(schema, value, (of, text) => {
      if (of === `${kind}s` && text === slug) return to;
      if (to === undefined || kind === 'service') return text;
      return text.replaceAll(`{${minutesName(slug)}}`, `{${minutesName(to)}}`);
    });
    if ('needed' in next) needing.push(`${file} names it as ${namesOnWay(schema, next.needed).join(' › ')}`);
    else if (JSON.stringify(next.value) !== JSON.stringify(value))
      changed.set(file, { value: next.value, tag });
  }
  if (needing.length > 0) throw new Error(`Name another there first:\n${needing.join('.\n')}.`);
  return changed;
}

type Mapped = { value: RecordValue } | { needed: FieldPath } | undefined;

/**
 * A value with other texts; where the text of a reference becomes undefined, without the entry or the field that it is.
 * Where that one is needed, the way to it.
 */
function withReferences(
  schema: FieldSchema | undefined,
  value: RecordValue,
  map: (folder: string | undefined, text: string) => string | undefined,
): Exclude<Mapped, undefined> {
  return mapped(schema, value, []) ?? { needed: [] };

  function mapped(schema: FieldSchema | undefined, value: RecordValue, path: FieldPath): Mapped {
    const kinds = [schema ?? {}, ...(schema?.anyOf ?? [])];
    if (typeof value === 'string') {
      const text = map(kinds.find(({ namesFileOf }) => namesFileOf)?.namesFileOf, value);
      return text === undefined ? undefined : { value: text };
    }
    if (typeof value !== 'object' || value === null) return { value };
    const list = kinds.find(({ items }) => items);
    const fields = kinds.find(({ properties }) => properties);
    const parts = Object.entries(value).map(([name, inner]) => {
      const key = Array.isArray(value) ? Number(name) : name;
      const of = Array.isArray(value) ? list?.items : fields?.properties?.[name];
      const part = mapped(of, inner, [...path, key]);
      const isNeeded = part === undefined && fields?.required?.includes(name) === true;
      return [name, isNeeded ? { needed: [...path, key] } : part] as const;
    });
    const needed = parts.find(([, part]) => part !== undefined && 'needed' in part)?.[1];
    if (needed !== undefined) return needed;
    const left = parts.flatMap(([name, part]) =>
      part && 'value' in part ? [[name, part.value] as const] : [],
    );
    if (!Array.isArray(value)) return { value: Object.fromEntries(left) };
    if (left.length < parts.length && left.length < (list?.minItems ?? 0)) return { needed: path };
    return { value: left.map(([, item]) => item) };
  }
}

/** Where each of its addresses leads from now on. */
function pageMoves(
  { servicesInAreas }: Company,
  kind: MovedKind,
  slug: string,
  to: string | undefined,
): Map<Path, Path> {
  const own = kind === 'area' ? paths.area : paths.service;
  const list = kind === 'area' ? paths.coverage : paths.services;
  return new Map([
    [own(slug), to === undefined ? list : own(to)],
    ...servicesInAreas
      .filter((pair) => pair[kind] === slug)
      .map(({ area, service }): [Path, Path] => {
        const from = paths.serviceInArea(service, area);
        if (kind === 'service') return [from, to === undefined ? list : paths.serviceInArea(to, area)];
        return [from, to === undefined ? paths.service(service) : paths.serviceInArea(service, to)];
      }),
  ]);
}

interface FileMove {
  from: string;
  /** Nowhere: it is removed. */
  to: string | undefined;
}

/** Its records and its pictures. */
function fileMoves(
  folder: string,
  { areas, services, servicesInAreas }: Company,
  kind: MovedKind,
  slug: string,
  to: string | undefined,
): FileMove[] {
  const pairs = servicesInAreas.filter((pair) => pair[kind] === slug);
  const pictures: [from: string, to: string][] =
    kind === 'area'
      ? [
          [`hero-${slug}`, `hero-${to}`],
          ...services.map((service): [string, string] => [
            `${service.slug}-in-${slug}`,
            `${service.slug}-in-${to}`,
          ]),
        ]
      : [
          [slug, `${to}`],
          ...areas.map((area): [string, string] => [`${slug}-in-${area.slug}`, `${to}-in-${area.slug}`]),
        ];
  return [
    [`${kind}s/${slug}.yaml`, `${kind}s/${to}.yaml`],
    ...pairs.map(({ area, service }) => [
      `services-in-areas/${area}/${service}.yaml`,
      `services-in-areas/${kind === 'area' ? to : area}/${kind === 'service' ? to : service}.yaml`,
    ]),
    ...(kind === 'area' ? [[`pictures/areas/${slug}.yaml`, `pictures/areas/${to}.yaml`]] : []),
    ...pictures.flatMap(([before, after]) =>
      globSync(`public/images/${before}{,-[0-9]*}.{avif,webp}`, { cwd: folder }).map((file) => [
        file,
        `public/images/${after}${file.slice(`public/images/${before}`.length)}`,
      ]),
    ),
  ].map(([from = '', target]) => ({ from, to: to === undefined ? undefined : target }));
}

async function moveFile(folder: string, from: string, to: string | undefined) {
  if (to === undefined) return await rm(join(folder, from));
  await mkdir(dirname(join(folder, to)), { recursive: true });
  await rename(join(folder, from), join(folder, to));
}

async function setName(folder: string, file: string, name: string) {
  const { value, tag } = readRecord(folder, file);
  await writeRecord(folder, file, { ...(value as object), name }, tag);
}

/** Sends visitors of addresses that are gone to where they find the same, also those who come by an older redirect. */
async function redirect(folder: string, moves: ReadonlyMap<string, string>): Promise<string> {
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
  return file;
}

/** The fields whose texts say a name, or the minutes of an area that is gone. */
function textsNaming(folder: string, name: string, slug: string | undefined) {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`, 'u');
  const minutes = slug === undefined ? undefined : `{${minutesName(slug)}}`;
  return recordFiles(folder).flatMap((file) =>
    textsIn(readRecord(folder, file).value)
      .filter(
        ({ field, text }) =>
          field.join() !== 'name' && (named.test(text) || (minutes && text.includes(minutes))),
      )
      .map(({ field }) => ({ file, field })),
  );
}
