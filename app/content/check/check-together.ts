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
    ...checkNames(found, folder, 'services'),
    ...checkNames(found, folder, 'areas'),
    ...checkServices(company, folder),
    ...checkNeededWords(company, folder),
    ...checkBusiness(company, folder),
    ...checkPlaces(company, folder),
    ...checkReferences(company, folder),
    ...checkProblems(folder),
    ...checkDoors(company, folder),
  ];
}

/** Menus and pages tell services and areas apart by their names. */
function checkNames(company: Company, folder: string, key: 'services' | 'areas'): Problem[] {
  return repeatedIn<Named>(company[key]).map((record) => ({
    file: fileOf(folder, key, record),
    field: ['name'],
    value: record.name,
    message: 'is another file’s name too',
    reason: 'menus and pages tell them apart by their names',
    remedy: 'give each its own name, or take one of the files away',
  }));
}

interface Named {
  name: string;
  slug: string;
}

/** Of records with one name, all but the one whose file is called like it; without such a one, all but the first. */
function repeatedIn<Item extends Named>(records: readonly Item[]): Item[] {
  return [...Map.groupBy(records, ({ name }) => name).values()].flatMap((group) => {
    const first = group.find(({ name, slug }) => slugOf(name) === slug) ?? group[0];
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
