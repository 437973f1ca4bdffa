import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
import { arrivalIn } from '#app/page-data/shared-parts.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

export type Place = ReturnType<typeof placesOf>[number];

/** What a visitor's browser keeps of an area: the words that every page then shows (app/components/own-area.ts). */
export type OwnArea = Place['own'];

export function placesOf(company: Company) {
  return company.areas.map((area) => {
    const { slug, name, arrivalCondition, zipCodesInDoubt, neighborhoods } = area;
    const path = paths.area(slug);
    const arrival = arrivalIn(area, company);
    const { minutes } = arrival;
    const { dock = '', other = '' } = company.placeLookup?.own ?? {};
    return {
      name,
      path,
      minutes,
      condition: arrivalCondition,
      zipCodes: zipCodeRanges(area),
      inDoubt: zipCodesInDoubt,
      neighborhoods,
      own: {
        path,
        name,
        ...arrival,
        other: `${arrival.after} ${fill(other, { area: name })}`,
        dock: fill(dock, { area: name, minutes }),
      },
    };
  });
}

/** The first and the last ZIP code of each range in "10001, 10003-10005"; of a single code, that code twice. */
export function zipCodeRanges({ zipCodes }: Pick<Area, 'zipCodes'>): [from: string, to: string][] {
  return zipCodes.split(', ').map((part) => {
    const [from = part, to = from] = part.split('-');
    return [from, to];
  });
}
