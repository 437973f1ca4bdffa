import { fileOf, slugOf } from '#app/content/check/file-of.ts';
import { checkBusiness } from '#app/content/check/check-business.ts';
import { checkDoors } from '#app/content/check/check-doors.ts';
import { checkFileNames } from '#app/content/check/check-file-names.ts';
import { checkNeededWords } from '#app/content/check/check-needed-words.ts';
import { checkPlaces } from '#app/content/check/check-places.ts';
import { checkProblems } from '#app/content/check/check-problems.ts';
import { checkReferences } from '#app/content/check/check-references.ts';
import type { Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import { slugPattern } from '#app/content/schemas/text.ts';
import { servicePicture } from '#app/paths.ts';

/** What records say of each other, besides each by itself. Records that are wrong by themselves may be missing. */
export function checkTogether(found: Company, folder: string): Problem[] {
  const company = withoutRepeated(found);
  return [
    ...checkFileNames(folder),
    ...checkNames(found, folder),
    ...checkServices(company, folder),
    ...checkNeededWords(company, folder),
    ...checkBusiness(company, folder),
    ...checkPlaces(company, folder),
    ...checkReferences(company, folder),
    ...checkProblems(folder),
    ...checkDoors(company, folder),
  ];
}

/** Records of one kind that visitors could not tell apart: a file that was copied, and not changed yet. */
function checkNames({ services, areas, answers, symptoms }: Company, folder: string): Problem[] {
  const kinds = [
    { key: 'services', field: 'name', records: services },
    { key: 'areas', field: 'name', records: areas },
    {
      key: 'answers',
      field: 'question',
      records: answers.map(({ slug, question }) => ({ slug, name: question })),
    },
    { key: 'symptoms', field: 'words', records: symptoms.map(({ slug, words }) => ({ slug, name: words })) },
  ] as const;
  return kinds.flatMap(({ key, field, records }) =>
    repeatedIn<Named>(records).map((record) => ({
      file: fileOf(folder, key, record),
      field: [field],
      value: record.name,
      message: 'stands in another file, too',
      reason: 'menus and pages tell them apart by it',
      remedy: `give each its own ${field}, or take one of the files away`,
    })),
  );
}

interface Named {
  name: string;
  slug: string;
}

/** Of records with one name, all but the one whose file is called like it; without such a one, copies have the longer names. */
function repeatedIn<Item extends Named>(records: readonly Item[]): Item[] {
  return [...Map.groupBy(records, ({ name }) => name).values()].flatMap((group) => {
    const first =
      group.find(({ name, slug }) => slugOf(name) === slug) ??
      group.toSorted((one, other) => one.slug.length - other.slug.length)[0];
    return group.filter((record) => record !== first);
  });
}

/** Of a record that stands there twice, one message is enough. */
export function withoutRepeated(company: Company): Company {
  const repeated = new Set<object>([...repeatedIn(company.services), ...repeatedIn(company.areas)]);
  if (repeated.size === 0) return company;
  return {
    ...company,
    services: company.services.filter((service) => !repeated.has(service)),
    areas: company.areas.filter((area) => !repeated.has(area)),
  };
}

/** A picture's address is built from the name (docs/specification.md#28-service-pages): it also has to be the slug, or two addresses drift apart. */
function checkServices({ services }: Company, folder: string): Problem[] {
  return (
    services
      // A name that is no slug is a problem of its own.
      .filter(({ slug, name }) => slugPattern.test(slug) && servicePicture(name) !== slug)
      .map((service) => ({
        file: fileOf(folder, 'services', service),
        field: ['name'],
        value: service.name,
        message: 'and the file’s name differ',
        reason:
          'the addresses of its page and its pictures are both built from the name, and would drift apart',
        remedy: `name the file ${servicePicture(service.name)}.yaml, like the service in lower case with dashes (npm run rename does it everywhere)`,
      }))
  );
}
