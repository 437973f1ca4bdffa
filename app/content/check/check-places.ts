import { fileNames, fileOf } from '#app/content/check/file-of.ts';
import type { Company } from '#app/content/collections.ts';
import type { Area } from '#app/content/records.ts';
import type { Problem } from '#app/content/problem.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';
import { stateNames, zipCodesProblem } from '#app/content/rules/united-states.ts';

/** Whether areas lie where the business says, and what names an area names one. */
export function checkPlaces(company: Company, folder: string): Problem[] {
  return [
    ...company.areas.flatMap((area) => checkArea(area, company, folder)),
    ...checkBaseArea(company, folder),
    ...checkChips(company, folder),
  ];
}

function checkArea(area: Area, { business }: Company, folder: string): Problem[] {
  if (business === undefined) return []; // A problem of its own.
  const { mapBounds, stateCode } = business;
  const { zipCodes: bounds } = rulesOf(stateCode);
  const file = fileOf(folder, 'areas', area);
  const problems: Problem[] = [];
  const zipCodes = zipCodesProblem(area.zipCodes, bounds && { name: stateNames[stateCode], ...bounds });
  if (zipCodes !== undefined) problems.push({ file, field: ['zipCodes'], message: zipCodes });
  const { latitude, longitude } = area.location;
  for (const [name, degrees, from, to] of [
    ['latitude', latitude, mapBounds.south, mapBounds.north],
    ['longitude', longitude, mapBounds.west, mapBounds.east],
  ] as const) {
    if (degrees >= from && degrees <= to) continue;
    const swapped = name === 'latitude' ? isBetween(longitude, from, to) : isBetween(latitude, from, to);
    const remedy = swapped
      ? 'latitude and longitude are swapped'
      : `write degrees from ${from} to ${to}, or widen mapBounds in business.yaml`;
    problems.push({ file, field: ['location', name], message: `${degrees} is outside the map: ${remedy}` });
  }
  return problems;
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

function checkBaseArea({ business }: Company, folder: string): Problem[] {
  if (business === undefined || fileNames(folder, 'areas').has(business.baseArea)) return [];
  return [
    {
      file: fileOf(folder, 'business'),
      field: ['baseArea'],
      message: `"${business.baseArea}" is no area: use the name of a file in areas/, without .yaml`,
    },
  ];
}

/** A chip with a name of its own may lead anywhere; one without leads to an area. */
function checkChips({ about }: Company, folder: string): Problem[] {
  if (about === undefined) return [];
  const areas = fileNames(folder, 'areas');
  return about.areas.chips.flatMap((chip, place) =>
    typeof chip !== 'string' || areas.has(chip)
      ? []
      : [
          {
            file: fileOf(folder, 'about'),
            field: ['areas', 'chips', place],
            message: `"${chip}" is no area: use the name of a file in areas/, without .yaml`,
          },
        ],
  );
}
