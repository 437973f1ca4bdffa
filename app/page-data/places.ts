import type { Company } from '#content/collections.ts';
import type { Area } from '#content/records.ts';
import { listed } from '#app/page-data/listed.ts';
import { printed } from '#app/page-data/shared-parts.ts';
import { type Path, paths } from '#app/paths.ts';

/** An area as visitors look it up. */
export interface Place {
  name: string;
  path: Path;
  /** Minutes, as visitors see them. */
  minutes: string;
  /** What has to be true before they count. */
  condition?: string;
  /** ZIP codes from and to, both included. */
  zipCodes: [from: string, to: string][];
  /** ZIP codes that the owner has yet to confirm. */
  inDoubt?: string[];
  /** What else people call it or parts of it. */
  neighborhoods?: string[];
}

/** The areas of a company as visitors look them up. */
export function placesOf(company: Company): Place[] {
  return listed(company).areas.map((area) => {
    const { slug, name, arrivalCondition, zipCodesInDoubt, neighborhoods } = area;
    return {
      name,
      path: paths.area(slug),
      minutes: printed(area).minutes,
      ...(arrivalCondition === undefined ? {} : { condition: arrivalCondition }),
      zipCodes: zipCodeRanges(area),
      ...(zipCodesInDoubt === undefined ? {} : { inDoubt: zipCodesInDoubt }),
      ...(neighborhoods === undefined ? {} : { neighborhoods }),
    };
  });
}

/** ZIP codes from and to, of "10001, 10003-10005". */
export function zipCodeRanges({ zipCodes }: Pick<Area, 'zipCodes'>): [from: string, to: string][] {
  return zipCodes.split(', ').map((part) => {
    const [from = part, to = from] = part.split('-');
    return [from, to];
  });
}
