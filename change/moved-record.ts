import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Document, parseDocument, visit } from 'yaml';
import { minutesName } from '#content/business-facts.ts';
import { slugOf } from '#content/file-names.ts';
import type { Company } from '#content/collections.ts';
import { openCompany } from '#content/validate/validate.ts';
import type { Redirect } from '#content/records.ts';
import { type Path, paths, servicePicture, socialPicturePath } from '#app/paths.ts';
import type { Change } from '#change/added-record.ts';
import { type IsMeant, withoutEntries, withValues } from '#change/in-text.ts';
import { ordinaryWords, renamedInTexts } from '#change/renamed-in-texts.ts';

export type Kind = 'area' | 'service';

/** The fields of records, by their names or those of their lists, that name a record of the kind. */
const referring: Record<Kind, ReadonlySet<string>> = {
  area: new Set(['baseArea', 'chips', 'areas']),
  service: new Set(['service', 'services', 'picture']),
};

/**
 * Gives an area or a service another name: its files, its pictures, what names it in other records, and a redirect from
 * each address that it had. Texts say the new name, too; where the old one may be somebody else's, the place is listed.
 */
export function renameRecord(folder: string, kind: Kind, slug: string, name: string): Change {
  const company = openCompany(folder);
  const record = recordOf(company, kind, slug);
  const newSlug = slugOf(name);
  if (newSlug === '' || newSlug.includes('-in-') || (kind === 'service' && servicePicture(name) !== newSlug))
    throw new Error(`"${name}" can’t be part of an address: choose another name.`);
  if (newSlug !== slug && recordsOf(company, kind).some((other) => other.slug === newSlug))
    throw new Error(`There is another ${kind} called ${newSlug}: choose another name.`);

  const pages = pagesOf(company, kind, slug);
  const moved = (path: Path) => pagesOf(company, kind, slug, newSlug).get(path) ?? path;
  const files = [
    ...move(folder, kind, slug, newSlug),
    ...movePictures(folder, [...pictureNames(company, kind, slug)], slug, newSlug, kind),
    ...movePreviews(
      folder,
      [...pages.keys()].map((path) => [path, moved(path)]),
    ),
    ...editRecords(folder, (text) => withValues(text, isReference(kind, slug), newSlug)),
    ...redirect(folder, newSlug === slug ? [] : [...pages.keys()].map((path) => [path, moved(path)])),
  ];
  const texts = renameInTexts(folder, company, record.name, name);
  const [own = ''] = ownFiles(folder, kind, newSlug);
  edit(own, (text) =>
    withValues(text, (field, value) => field === 'name' && value === record.name, quoted(name)),
  );
  if (kind === 'area' && newSlug !== slug)
    editRecords(folder, (text) => text.replaceAll(`{${minutesName(slug)}}`, `{${minutesName(newSlug)}}`));
  return {
    files: [...new Set([...files, ...texts.files])],
    said: texts.said,
    left: [...texts.undecided, 'link previews: npm run draw'],
  };
}

/**
 * Takes an area or a service away: its files, its pictures, what names it in lists of other records; and sends its
 * addresses to the page of all areas, or of all services.
 */
export function removeRecord(folder: string, kind: Kind, slug: string): Change {
  const company = openCompany(folder);
  const record = recordOf(company, kind, slug);
  if (recordsOf(company, kind).length === 1)
    throw new Error(`${record.name} is the only ${kind}, and the site needs one.`);
  if (kind === 'area' && company.business.baseArea === slug)
    throw new Error(
      `${record.name} is where the business is at home: name another baseArea in business.yaml first.`,
    );

  const target = (path: Path): Path => {
    if (kind === 'service') return paths.services;
    const pair = company.servicesInAreas.find(
      ({ area, service }) => area === slug && paths.serviceInArea(service, area) === path,
    );
    return pair === undefined ? paths.coverage : paths.service(pair.service);
  };
  const pages = [...pagesOf(company, kind, slug).keys()];
  const gone = [
    ...ownFiles(folder, kind, slug),
    ...pictureFiles(folder, [...pictureNames(company, kind, slug)]),
    ...pages.map((path) => join(folder, 'public', socialPicturePath(path))),
    join(folder, 'pictures/areas', `${slug}.yaml`),
  ].filter((file) => (kind === 'area' || !file.includes('pictures/areas')) && existsSync(file));
  for (const file of gone) rmSync(file);
  if (kind === 'area') rmSync(join(folder, 'services-in-areas', slug), { recursive: true, force: true });
  const files = [
    ...gone,
    ...editRecords(folder, (text) => withoutEntries(text, isReference(kind, slug))),
    ...editTable(folder, kind, slug),
    ...redirect(
      folder,
      pages.map((path) => [path, target(path)]),
    ),
  ];
  return { files, left: [...stillSaid(folder, company, record.name), 'link previews: npm run draw'] };
}

function recordsOf(company: Company, kind: Kind): readonly { slug: string; name: string }[] {
  return kind === 'area' ? company.areas : company.services;
}

function recordOf(company: Company, kind: Kind, slug: string): { slug: string; name: string } {
  const record = recordsOf(company, kind).find((other) => other.slug === slug);
  if (record !== undefined) return record;
  const known = recordsOf(company, kind).map((other) => other.slug);
  throw new Error(`There is no ${kind} "${slug}". There are ${known.join(', ')}.`);
}

/** The addresses of its pages; with another name, by the old ones. */
function pagesOf({ servicesInAreas }: Company, kind: Kind, slug: string, name = slug): Map<Path, Path> {
  const own: [Path, Path] =
    kind === 'area' ? [paths.area(slug), paths.area(name)] : [paths.service(slug), paths.service(name)];
  const pairs = servicesInAreas
    .filter((pair) => pair[kind] === slug)
    .map(({ area, service }): [Path, Path] => [
      paths.serviceInArea(service, area),
      kind === 'area' ? paths.serviceInArea(service, name) : paths.serviceInArea(name, area),
    ]);
  return new Map([own, ...pairs]);
}

/** The files that are about it alone. */
function ownFiles(folder: string, kind: Kind, slug: string): string[] {
  const pairs = kind === 'area' ? `services-in-areas/${slug}/*.yaml` : `services-in-areas/*/${slug}.yaml`;
  return [`${kind}s/${slug}.yaml`, ...globSync(pairs, { cwd: folder }).sort()].map((file) =>
    join(folder, file),
  );
}

function move(folder: string, kind: Kind, slug: string, name: string): string[] {
  if (slug === name) return ownFiles(folder, kind, slug);
  const table = join(folder, 'pictures/areas', `${slug}.yaml`);
  const moves: [string, string][] =
    kind === 'area'
      ? [
          [join(folder, `areas/${slug}.yaml`), join(folder, `areas/${name}.yaml`)],
          [join(folder, 'services-in-areas', slug), join(folder, 'services-in-areas', name)],
          [table, join(dirname(table), `${name}.yaml`)],
        ]
      : ownFiles(folder, kind, slug).map((file) => [file, join(dirname(file), `${name}.yaml`)]);
  const done = moves.filter(([from]) => existsSync(from));
  for (const [from, to] of done) renameSync(from, to);
  return [...done.map(([, to]) => to), ...editTable(folder, kind, slug, name)];
}

/** In the studio's table of services each has a line. */
function editTable(folder: string, kind: Kind, slug: string, name?: string): string[] {
  const file = join(folder, 'pictures/services.yaml');
  if (kind === 'area' || !existsSync(file)) return [];
  const line = new RegExp(String.raw`^${slug}:(.*\n)`, 'm');
  return edit(file, (text) =>
    text.replace(line, (_, rest: string) => (name === undefined ? '' : `${name}:${rest}`)),
  );
}

function pictureNames({ services, areas }: Company, kind: Kind, slug: string): Set<string> {
  return kind === 'area'
    ? new Set([`hero-${slug}`, ...services.map((service) => `${service.slug}-in-${slug}`)])
    : new Set([slug, ...areas.map((area) => `${slug}-in-${area.slug}`)]);
}

/** The files of pictures, in all their sizes. */
function pictureFiles(folder: string, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    globSync(`public/images/${name}{,-[0-9]*}.{avif,webp}`, { cwd: folder }).map((file) =>
      join(folder, file),
    ),
  );
}

function movePictures(
  folder: string,
  names: readonly string[],
  slug: string,
  name: string,
  kind: Kind,
): string[] {
  if (slug === name) return [];
  const renamed = (file: string) =>
    kind === 'area' ? file.replace(`-${slug}`, `-${name}`) : file.replace(slug, name);
  const moved = pictureFiles(folder, names).map((file) => {
    const to = join(dirname(file), renamed(basename(file)));
    renameSync(file, to);
    return to;
  });
  // What the studio rendered stays rendered.
  const digests = editJson(join(folder, 'pictures/rendered.json'), (key) =>
    names.includes(key) ? renamed(key) : key,
  );
  return [...moved, ...digests];
}

function movePreviews(folder: string, pages: readonly (readonly [Path, Path])[]): string[] {
  const moves = new Map(pages.map(([from, to]) => [socialPicturePath(from), socialPicturePath(to)] as const));
  const moved = [...moves].flatMap(([from, to]) => {
    const file = join(folder, 'public', from);
    if (from === to || !existsSync(file)) return [];
    renameSync(file, join(folder, 'public', to));
    return [join(folder, 'public', to)];
  });
  const names = new Map<string, string>(moves);
  return [...moved, ...editJson(join(folder, 'link-previews.json'), (key) => names.get(key) ?? key)];
}

/** Another name for the keys of a file that a program writes, in their order. */
function editJson(file: string, rename: (key: string) => string): string[] {
  if (!existsSync(file)) return [];
  return edit(file, (text) => {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>).map(
      ([key, value]) => [rename(key), value] as const,
    );
    entries.sort(([one], [other]) => (one < other ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
  });
}

function isReference(kind: Kind, slug: string): IsMeant {
  return (field, value) => value === slug && referring[kind].has(field);
}

/** Sends visitors of addresses that are gone to where they find the same, also those who come by an older redirect. */
function redirect(folder: string, pages: readonly (readonly [Path, Path])[]): string[] {
  const moves = new Map<string, string>(pages.filter(([from, to]) => from !== to));
  if (moves.size === 0) return [];
  const file = join(folder, 'redirects.yaml');
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '[]\n');
  // Checked when the company was opened.
  const before = (document.toJS() ?? []) as Redirect[];
  const pagesNow = new Set(moves.values());
  const after = [
    ...before.map((known) => ({ ...known, to: moves.get(known.to) ?? known.to })),
    ...[...moves].map(([from, to]) => ({ from, to, status: 301 as const })),
    // A page that has come back to an old address of its own needs no redirect from there.
  ].filter(({ from }) => !pagesNow.has(from));
  const written = new Document(after);
  written.commentBefore = document.commentBefore;
  visit(written, {
    Map(_, entry) {
      entry.flow = true;
    },
  });
  writeFileSync(file, written.toString({ lineWidth: 0 }));
  return [file];
}

/** The records that are changed by an edit of their text. */
function editRecords(folder: string, change: (text: string) => string): string[] {
  return recordFiles(folder).flatMap((file) => edit(join(folder, file), change));
}

/** The file, if the edit changes it. */
function edit(file: string, change: (text: string) => string): string[] {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) return [];
  writeFileSync(file, after);
  return [file];
}

/** Has texts say another name where they mean it, and tells of the others. */
function renameInTexts(folder: string, company: Company, name: string, newName: string) {
  const files = recordFiles(folder);
  const isOrdinary = ordinaryWords(files.map((file) => readFileSync(join(folder, file), 'utf8')));
  const known = { isOrdinary, others: namesOf(company) };
  const done = { files: new Array<string>(), said: new Array<string>(), undecided: new Array<string>() };
  for (const file of name === newName ? [] : files) {
    const path = join(folder, file);
    // What the company is called, and what it confirmed, is more than a place's name.
    const isText = !ofCompany.has(file) && isPlain(newName);
    const before = readFileSync(path, 'utf8');
    const { text, changed, undecided } = renamedInTexts(before, name, isText ? newName : undefined, known);
    done.files.push(...edit(path, () => text));
    done.said.push(...tell(text, changed, (number, line) => `${path}:${number}: ${line}`));
    done.undecided.push(
      ...tell(text, undecided, (number, line) => `${path}:${number} says ${name}; is it meant? ${line}`),
    );
  }
  return done;
}

/** The names that the company's records give to services and places. */
function namesOf({ services, areas }: Company): string[] {
  return [...services, ...areas].map(({ name }) => name);
}

const ofCompany = new Set(['business.yaml', 'brands.yaml', 'confirmations.yaml']);

/** Where texts still say a name. */
function stillSaid(folder: string, company: Company, name: string): string[] {
  return recordFiles(folder).flatMap((file) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const { undecided } = renamedInTexts(text, name, undefined, {
      isOrdinary: () => true,
      others: namesOf(company),
    });
    return tell(text, undecided, (number) => `${path}:${number} says ${name}`);
  });
}

function recordFiles(folder: string): string[] {
  return globSync('**/*.yaml', { cwd: folder, exclude: ['pictures', 'public', 'redirects.yaml'] }).sort();
}

/** The lines of places in a text, each once, told in words. */
function tell(
  text: string,
  places: readonly number[],
  inWords: (number: number, line: string) => string,
): string[] {
  const lines = text.split('\n');
  const numbers = places.map((place) => text.slice(0, place).split('\n').length);
  return [...new Set(numbers)].map((number) => inWords(number, (lines[number - 1] ?? '').trim()));
}

/** Whether a name needs no quotes, wherever in a record it stands. */
function isPlain(name: string): boolean {
  return /^[\p{L}\d][\p{L}\d .’-]*$/u.test(name);
}

function quoted(name: string): string {
  return isPlain(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
