import type { allPages } from '#app/page-data/pages.ts';
import { type CollectionKey, collections } from '#content/collections.ts';
import { type Picture, photographs } from '#content/pictures.ts';
import { areaDisplayName, paths } from '#app/paths.ts';
import { valueAt } from '#content/problem.ts';
import { inWords } from '#cms/records/field-names.ts';
import { kindOf } from '#cms/records/folder.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';

/** The slugs in a file's path: ["vista"] for areas/vista.yaml, ["vista", "openers"] for services-in-areas/vista/openers.yaml. */
function slugsIn(file: string): string[] {
  return file.replace('.yaml', '').split('/').slice(1);
}

/** The page on which a record is best seen; home for what is on every page. */
export function pageOf(file: string, read: (file: string) => RecordValue | undefined = () => undefined) {
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
    map: paths.coverage,
    placeLookup: paths.coverage,
    doorChooser: paths.home,
  };
  return pages[kindOf(file) ?? 'home'] ?? paths.home;
}

/** The group of a record in the editor's list. */
export function groupOf(file: string): string {
  const [folder = '', name] = file.split('/');
  return name === undefined ? 'The company' : inWords(folder);
}

/** Whether the site can be without a kind of record. Services in areas come and go with areas and services. */
export function isOptional(kind: CollectionKey): boolean {
  return kind !== 'servicesInAreas' && !('isNeeded' in collections[kind]);
}

export function isRemovable(file: string): boolean {
  const kind = kindOf(file);
  return kind !== undefined && (kind === 'areas' || kind === 'services' || isOptional(kind));
}

/** The fields that tell a record from others of its kind; each has one of them. */
export const namingFields = ['name', 'words', 'question'];

/** What the editor calls a record: by its name, or by what it is for. */
export function labelOf(file: string, value: RecordValue | undefined): string {
  const [slug = '', service] = slugsIn(file);
  if (service !== undefined) return `${inWords(service)} in ${areaDisplayName(slug)}`;
  const kind = kindOf(file);
  const isOneOfMany = kind !== undefined && collections[kind].path.includes(':');
  const own = namingFields.map((name) => valueAt(value, [name])).find((text) => text !== undefined);
  if (isOneOfMany && typeof own === 'string' && own !== '') return own;
  const title = kind === undefined || isOneOfMany ? undefined : collections[kind].schema.meta()?.title;
  return title ?? inWords(slug === '' ? file.replace(/\.yaml$/, '') : slug);
}

/** The kinds of record whose page has a picture of its own. */
const kindsWithPicture = new Set<CollectionKey | undefined>([
  'home',
  'about',
  'contact',
  'coverage',
  'areas',
  'services',
  'servicesPage',
  'servicesInAreas',
]);

/** The names of the photographs that belong to a job or a person. */
export function photographsOf(file: string): readonly string[] {
  const [slug = ''] = slugsIn(file);
  const kind = kindOf(file);
  return kind === 'team' ? photographs.person(slug) : kind === 'jobs' ? photographs.job(slug) : [];
}

/** The pictures that belong to a record: their names, and what the form calls them. */
export function picturesOf(file: string, pages: ReturnType<typeof allPages>) {
  const label = 'The picture';
  const taken = photographsOf(file);
  if (taken.length > 0) return taken.map((name) => ({ name, label: inWords(name), width: 800 }));
  const { name, portrait } = pictureOf(file, pages) ?? {};
  return [
    ...(name === undefined ? [] : [{ name, label, width: 800 }]),
    ...(portrait === undefined ? [] : [{ name: portrait, label: 'Its upright cut for phones', width: 900 }]),
  ];
}

function pictureOf(file: string, pages: ReturnType<typeof allPages>): Picture | undefined {
  const kind = kindOf(file);
  if (kind === 'emergencyBanner')
    return pages.find((page) => page.kind === 'home')?.content.emergencyBanner?.picture;
  return kindsWithPicture.has(kind) ? pages.find(({ path }) => path === pageOf(file))?.picture : undefined;
}
