import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
import { listed } from '#app/page-data/listed.ts';
import { rangesOf } from '#app/page-data/shared-parts.ts';
import { paths } from '#app/paths.ts';

export type Place = ReturnType<typeof placesOf>[number];

export function placesOf(company: Company) {
  return listed(company).areas.map((area) => {
    const { slug, name, arrivalCondition, zipCodesInDoubt, neighborhoods } = area;
    return {
      name,
      path: paths.area(slug),
      minutes: rangesOf(area).minutes,
      condition: arrivalCondition,
      zipCodes: zipCodeRanges(area),
      inDoubt: zipCodesInDoubt,
      neighborhoods,
    };
  });
}

/** The first and the last ZIP code of each range in "10001, 10003-10005"; of a single code, that code twice. */
function zipCodeRanges({ zipCodes }: Area): [from: string, to: string][] {
  return zipCodes.split(', ').map((part) => {
    const [from = part, to = from] = part.split('-');
    return [from, to];
  });
}
