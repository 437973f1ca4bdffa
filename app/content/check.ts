import type { z } from 'zod';
import { areas } from '#app/content/areas.ts';
import { brands } from '#app/content/brands.ts';
import { about } from '#app/content/pages/about.ts';
import { areaFrame } from '#app/content/pages/area-frame.ts';
import { contact } from '#app/content/pages/contact.ts';
import { coverage } from '#app/content/pages/coverage.ts';
import { emergencyBanner } from '#app/content/pages/emergency-banner.ts';
import { home } from '#app/content/pages/home.ts';
import { serviceFrame } from '#app/content/pages/service-frame.ts';
import { servicesPage } from '#app/content/pages/services.ts';
import { trustPanel } from '#app/content/pages/trust-panel.ts';
import { recordFiles } from '#app/content/records.ts';
import * as schema from '#app/content/schema.ts';
import { services } from '#app/content/services.ts';
import { servicePicture } from '#app/paths.ts';
import { site } from '#app/site.ts';

/** Everything that the site's pages are built from. Tests hand in broken ones. */
export interface Content {
  site: { phone: string; origin: string };
  services: readonly { slug: string; name: string }[];
  areas: readonly { slug: string; name: string }[];
  /** Records in files of their own, by path from app/content, each with the schema that it must fit. */
  files: Record<string, { schema: z.ZodType; record: unknown }>;
}

/** The content as it stands in the records. */
export function currentContent(): Content {
  const files: Content['files'] = {
    'pages/home.ts': { schema: schema.homeSchema, record: home },
    'pages/about.ts': { schema: schema.aboutSchema, record: about },
    'pages/contact.ts': { schema: schema.contactSchema, record: contact },
    'pages/services.ts': { schema: schema.servicesSchema, record: servicesPage },
    'pages/coverage.ts': { schema: schema.coverageSchema, record: coverage },
    'pages/service-frame.ts': { schema: schema.serviceFrameSchema, record: serviceFrame },
    'pages/area-frame.ts': { schema: schema.areaFrameSchema, record: areaFrame },
    'pages/emergency-banner.ts': { schema: schema.emergencyBannerSchema, record: emergencyBanner },
    'pages/trust-panel.ts': { schema: schema.trustPanelSchema, record: trustPanel },
    'brands.ts': { schema: schema.brandSchema.array().length(6), record: brands },
  };
  for (const [file, record] of Object.entries(recordFiles.services)) {
    files[file.slice(2)] = { schema: schema.serviceSchema, record };
  }
  for (const [file, record] of Object.entries(recordFiles.areas)) {
    files[file.slice(2)] = { schema: schema.areaSchema, record };
  }
  for (const [file, record] of Object.entries(recordFiles['service-areas'])) {
    files[file.slice(2)] = { schema: schema.servicesInAreaSchema, record };
  }
  return { site, services, areas, files };
}

/**
 * Checks all content at once. Each problem is one line that names the file, the field and what to do.
 * An empty list means that the site can be built.
 */
export function checkContent(content: Content = currentContent()): string[] {
  return [
    ...checkSite(content.site),
    ...checkList('services', content.services),
    ...checkList('areas', content.areas),
    ...checkPictureNames(content.services),
    ...Object.entries(content.files).flatMap(([file, { schema, record }]) =>
      checkRecord(file, schema, record),
    ),
    ...checkFolder(content, 'services', content.services),
    ...checkFolder(content, 'areas', content.areas),
    ...checkFolder(content, 'service-areas', content.areas),
    ...checkChips(content),
    ...checkMetadata(content),
  ];
}

function checkSite({ phone, origin }: Content['site']): string[] {
  const problems = [];
  // The North American Numbering Plan: area code and exchange start with 2 to 9.
  if (!/^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone)) {
    problems.push(
      `app/site.ts: phone "${phone}" is not a US number. Write +1 and ten digits without spaces.`,
    );
  }
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin)) {
    problems.push(
      `app/site.ts: origin "${origin}" is not an address. Write https:// and the domain, without a slash at the end.`,
    );
  }
  return problems;
}

function checkList(list: 'services' | 'areas', entries: readonly { slug: string; name: string }[]): string[] {
  const file = `app/content/${list}.ts`;
  return [
    ...entries
      .filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      .map(
        ({ slug }) =>
          `${file}: slug "${slug}" can't be part of an address. Use lower-case letters, digits and single dashes.`,
      ),
    ...entries
      .filter(({ slug }) => list === 'services' && slug.includes('-in-'))
      .map(
        ({ slug }) =>
          `${file}: slug "${slug}" contains "-in-", which separates service and area in addresses. Choose another.`,
      ),
    ...repeated(entries.map(({ slug }) => slug)).map(
      (slug) => `${file}: slug "${slug}" stands there twice. Give each entry its own.`,
    ),
    ...repeated(entries.map(({ name }) => name)).map(
      (name) => `${file}: name "${name}" stands there twice. Give each entry its own.`,
    ),
  ];
}

/** The specification builds a picture's address from the title; it also has to be the slug, or two addresses drift apart. */
function checkPictureNames(services: Content['services']): string[] {
  return services
    .filter(({ slug, name }) => servicePicture(name) !== slug)
    .map(
      ({ slug, name }) =>
        `app/content/services.ts: name "${name}" and slug "${slug}" differ. The slug is the name in lower case with dashes.`,
    );
}

function checkRecord(file: string, schema: z.ZodType, record: unknown): string[] {
  const result = schema.safeParse(record);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.') || 'the record';
    return `app/content/${file}: ${field} ${describe(issue)}.`;
  });
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has the unknown field ${issue.keys.join(', ')}: check its spelling, or remove it`;
  if (issue.code === 'invalid_type')
    return `is missing or of the wrong kind: it must be ${issue.expected}, as in the neighboring files`;
  return issue.message;
}

function checkFolder({ files }: Content, folder: string, entries: readonly { slug: string }[]): string[] {
  const list = folder === 'services' ? 'services' : 'areas';
  const slugs = new Set(entries.map(({ slug }) => slug));
  const inFolder = Object.entries(files).filter(([file]) => file.startsWith(`${folder}/`));
  const fileSlugs = new Set(inFolder.map(([file]) => file.slice(folder.length + 1, -'.ts'.length)));
  const missing = [...slugs].filter((slug) => !fileSlugs.has(slug));
  const unlisted = [...fileSlugs].filter((slug) => !slugs.has(slug));
  const misnamed = inFolder.filter(
    ([file, { record }]) => isSlugged(record) && file !== `${folder}/${record.slug}.ts`,
  );
  return [
    ...missing.map(
      (slug) =>
        `app/content/${folder}/${slug}.ts: the file is missing. Copy a neighbor's and write its texts.`,
    ),
    ...unlisted.map(
      (slug) =>
        `app/content/${folder}/${slug}.ts: no entry of app/content/${list}.ts has the slug "${slug}". Add one, or remove the file.`,
    ),
    ...misnamed.map(
      ([file]) => `app/content/${file}: slug differs from the file's name. Make them the same.`,
    ),
  ];
}

function isSlugged(record: unknown): record is { slug: string } {
  return typeof record === 'object' && record !== null && 'slug' in record && typeof record.slug === 'string';
}

/** The specification's one chip that leads to the not-found page. */
const specifiedDeadEnd = 'pendleton';

function checkChips({ files, areas }: Content): string[] {
  const result = schema.aboutSchema.safeParse(files['pages/about.ts']?.record);
  const chips = result.success ? result.data.areas.chips : [];
  return chips
    .filter((slug) => slug !== specifiedDeadEnd && !areas.some((area) => area.slug === slug))
    .map(
      (slug) =>
        `app/content/pages/about.ts: areas.chips leads to "${slug}", and there is no such area. Use a slug of app/content/areas.ts.`,
    );
}

/** Every page has a title and a description that no other page has. */
function checkMetadata({ files }: Content): string[] {
  const found = Object.entries(files).flatMap(([file, { record }]) =>
    metadataIn(record).map((metadata) => ({ file, ...metadata })),
  );
  return (['title', 'description'] as const).flatMap((field) =>
    repeated(found.map((metadata) => metadata[field])).map((text) => {
      const places = found
        .filter((metadata) => metadata[field] === text)
        .map(({ file, where }) => `app/content/${file}${where}`);
      return `${places.join(' and ')}: metadata.${field} is the same ("${text}"). Write one for each page.`;
    }),
  );
}

function metadataIn(record: unknown): { where: string; title: string; description: string }[] {
  if (typeof record !== 'object' || record === null) return [];
  const own = 'metadata' in record ? schema.metadataSchema.safeParse(record.metadata) : undefined;
  if (own) return own.success ? [{ where: '', ...own.data }] : [];
  return Object.entries(record).flatMap(([key, value]) =>
    metadataIn(value).map((metadata) => ({ ...metadata, where: ` (${key})` })),
  );
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))];
}
