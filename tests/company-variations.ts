import { everyPart } from 'virtual:test/company';
import type { Company } from '#content/collections.ts';

/** Companies made from the second company: of other sizes, and with what it lacks (tests/every-part.yaml). */

/** A company with so many areas, and no page of a service in any of them. */
export function withAreas(
  company: Company,
  count: number,
  nameOf = (index: number) => `Area ${index}`,
): Company {
  const areas = Array.from({ length: count }, (_, index) => ({
    ...firstOf(company.areas),
    slug: `area-${index}`,
    name: nameOf(index),
    order: index,
    location: { latitude: 30 + index / 1000, longitude: -98 },
  }));
  const business = { ...company.business, baseArea: 'area-0' };
  return { ...company, business, areas, servicesInAreas: [] };
}

export function withEveryPair(company: Company): Company {
  const servicesInAreas = company.services.flatMap(({ slug: service }) =>
    company.areas.map(({ slug: area }) => ({ ...firstOf(company.servicesInAreas), service, area })),
  );
  return { ...company, servicesInAreas };
}

export const withMap = (company: Company): Company => ({
  ...withFields(company, /^map$/),
  areas: company.areas.map((area) => ({ ...area, location: { ...area.location, label: 'east' } })),
});

/** A company with four doors to choose from, on each of two houses. */
export const withDoors = (company: Company): Company => withFields(company, /^door/);

/** A company with all that a company may do without, which repairs water heaters day and night. */
export function withEveryPart(company: Company): Company {
  const { eachArea, eachService } = everyPart;
  return {
    ...withFields(company, /./),
    areas: company.areas.map((area) => ({ ...area, ...eachArea })),
    services: company.services.map((service) => ({
      ...service,
      ...eachService,
      emergency: service.slug === 'water-heater-repair',
    })),
  };
}

/** Adds the fields of every-part.yaml with these names: what is a record there is added to the company's own. */
function withFields(company: Company, names: RegExp): Company {
  const own = new Map<string, unknown>(Object.entries(company));
  const added = Object.entries(everyPart.company)
    .filter(([name]) => names.test(name))
    .map(([name, part]) => {
      const isAdded = Array.isArray(part) || own.get(name) === undefined;
      return [name, isAdded ? part : { ...(own.get(name) as object), ...(part as object) }] as const;
    });
  return { ...company, ...Object.fromEntries(added) };
}

function firstOf<Value>([first]: readonly Value[]): Value {
  if (first === undefined) throw new Error('There is nothing to make more of.');
  return first;
}
