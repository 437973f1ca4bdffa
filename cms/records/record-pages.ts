import type { allPages } from '#app/page-data/pages.ts';
import { type CollectionKey, collections } from '#content/collections.ts';
import { type Picture, photographs } from '#content/pictures.ts';
import { textsIn } from '#content/texts-in.ts';
import { areaDisplayName, guidePath, guidesPath, normalizePath, paths } from '#app/paths.ts';
import { valueAt } from '#content/problem.ts';
import { inWords } from '#cms/records/field-names.ts';
import { kindOf } from '#cms/records/folder.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';

/** The slugs in a file's path: ["vista"] for areas/vista.yaml, ["vista", "openers"] for services-in-areas/vista/openers.yaml. */
function slugsIn(file: string): string[] {
  return file.replace('.yaml', '').split('/').slice(1);
}

/** The page on which a record is best seen; home for what is on every page. */
function pageOf(file: string, read: (file: string) => RecordValue | undefined = () => undefined) {
  const addressOf = (page: string) => {
    const address = valueAt(read(`pages/${page}.yaml`), ['address']);
    return typeof address === 'string' ? address : paths.home;
  };
  const [slug = '', service = ''] = slugsIn(file);
  const pages: Partial<Record<CollectionKey, string>> = {
    // The keys of `paths` are also names of collections: those whose records hold a page's texts.
    ...paths,
    areas: paths.area(slug),
    services: paths.service(slug),
    servicesInAreas: paths.serviceInArea(service, slug),
    symptoms: `${addressOf('problems')}#${slug}`,
    problems: addressOf('problems'),
    parts: addressOf('parts'),
    safety: `${addressOf('safety')}#${slug}`,
    answers: paths.answer(slug),
    safetyPage: addressOf('safety'),
    servicesPage: paths.services,
    people: paths.about,
    team: paths.about,
    reviews: paths.about,
    offers: paths.services,
    specialHours: paths.contact,
    jobsPage: paths.jobs,
    guides: guidePath(slug),
    guidesPage: guidesPath,
    map: paths.coverage,
    placeLookup: paths.coverage,
  };
  return pages[kindOf(file) ?? 'home'] ?? paths.home;
}

/** Whether the site can be without a kind of record. Services in areas come and go with areas and services. */
export function isOptional(kind: CollectionKey): boolean {
  return kind !== 'servicesInAreas' && !('isNeeded' in collections[kind]);
}

export function entryOf(file: string, read: (file: string) => RecordValue | undefined) {
  const value = read(file);
  const kind = kindOf(file);
  const [folder = '', name] = file.split('/');
  const acts: ('rename' | 'remove')[] = [];
  if (kind === 'areas' || kind === 'services') acts.push('rename', 'remove');
  else if (kind !== undefined && isOptional(kind)) acts.push('remove');
  return {
    file,
    page: normalizePath(pageOf(file, read)),
    kind: kind ?? '',
    label: labelOf(file, value),
    acts,
    group: name === undefined ? 'The company' : inWords(folder),
    unfinished: [valueAt(value, ['unfinished']) ?? []].flat().map(String),
  };
}

/** The fields that tell a record from others of its kind; each has one of them. */
export const namingFields = ['name', 'words', 'question'];

/** What the editor calls a record: by its name, or by what it is for. Other files have their own names. */
export function labelOf(file: string, value: RecordValue | undefined): string {
  const [slug = '', service] = slugsIn(file);
  const kind = kindOf(file);
  if (kind === undefined) return file;
  if (service !== undefined) return `${inWords(service)} in ${areaDisplayName(slug)}`;
  const { path, schema } = collections[kind];
  if (!path.includes(':')) return schema.meta()?.title ?? inWords(slug || kind);
  const own = namingFields.map((name) => valueAt(value, [name])).find((text) => text !== undefined);
  // A notice is called by its sentence, which is shown within others.
  return typeof own === 'string' && own !== '' ? own.replace(/\.$/, '') : inWords(slug);
}

const hasPicture = /^(areas|services|services-in-areas)\/|^pages\/(home|about|contact|services|coverage)\./;

export function photographsOf(file: string): readonly string[] {
  const [slug = ''] = slugsIn(file);
  const kind = kindOf(file);
  return kind === 'team' ? photographs.person(slug) : kind === 'jobs' ? photographs.job(slug) : [];
}

export function picturesOf(file: string, pages: ReturnType<typeof allPages>) {
  const page = pages.find(({ path }) => path === pageOf(file));
  const ofBanner = page?.kind === 'home' ? page.content.emergencyBanner?.picture : undefined;
  const picture: Picture | undefined = hasPicture.test(file) ? page?.picture : undefined;
  const { name, portrait, night } = (kindOf(file) === 'emergencyBanner' ? ofBanner : picture) ?? {};
  return [
    ...photographsOf(file).map((name) => ({ name, label: inWords(name), width: 800 })),
    ...(name === undefined ? [] : [{ name, label: 'The picture', width: 800 }]),
    ...(portrait === undefined ? [] : [{ name: portrait, label: 'Its upright cut for phones', width: 900 }]),
    ...(night === undefined ? [] : [{ name: night, label: 'At night', width: 800 }]),
  ];
}

export function fieldsWith(records: readonly { file: string; value: unknown }[], words: string) {
  const search = words.trim().toLowerCase();
  return records.flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ text }) => text.toLowerCase().includes(search))
      .map(({ field, text }) => ({ file, field, text })),
  );
}

/** The field that a text of a page comes from: the longest that the text consists of or contains, first of the page's own record. */
export function fieldOf(
  records: readonly { file: string; page: string; value: unknown }[],
  shown: string,
  page: string,
) {
  const text = simple(shown);
  return records
    .toSorted((one, other) => Number(other.page === page) - Number(one.page === page))
    .flatMap(({ file, value }) => textsIn(value).map((found) => ({ file, ...found })))
    .filter(({ text: written }) => isPartOf(text, written))
    .toSorted((one, other) => other.text.length - one.text.length)[0];
}

/** Whether a page’s text contains a record’s, in which placeholders are filled. */
function isPartOf(shown: string, written: string): boolean {
  const parts = simple(written).split(/\{\w+\}/);
  const pattern = parts.map((part) => RegExp.escape(part)).join('.{0,80}?');
  return parts.join('').length > 3 && new RegExp(pattern).test(shown);
}

function simple(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('–', '-').trim();
}
