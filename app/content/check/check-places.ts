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
  if (zipCodes !== undefined) problems.push({ file, field: ['zipCodes'], ...zipCodes });
  return [...problems, ...checkLocation(area, mapBounds, file)];
}

/** One message for two numbers that changed places, or one for each that is off the map. */
function checkLocation(
  { location: { latitude, longitude } }: Area,
  { south, north, west, east }: Company['business']['mapBounds'],
  file: string,
): Problem[] {
  const reason = 'the map would show the area far away, and its neighbors would be others';
  if (isBetween(longitude, south, north) && isBetween(latitude, west, east)) {
    return [
      {
        file,
        field: ['location'],
        value: `${latitude}, ${longitude}`,
        message: 'has latitude and longitude swapped',
        reason,
        remedy: `write latitude: ${longitude} and longitude: ${latitude}`,
      },
    ];
  }
  return [
    { name: 'latitude', degrees: latitude, from: south, to: north },
    { name: 'longitude', degrees: longitude, from: west, to: east },
  ]
    .filter(({ degrees, from, to }) => !isBetween(degrees, from, to))
    .map(({ name, degrees, from, to }) => ({
      file,
      field: ['location', name],
      value: String(degrees),
      message: 'is outside the map',
      reason,
      remedy: `write degrees from ${from} to ${to}, or widen mapBounds in business.yaml`,
    }));
}

/** Whether a value lies within two others, themselves included. */
export function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

function checkBaseArea({ business }: Company, folder: string): Problem[] {
  if (business === undefined || fileNames(folder, 'areas').has(business.baseArea)) return [];
  return [
    {
      file: fileOf(folder, 'business'),
      field: ['baseArea'],
      value: business.baseArea,
      message: 'is no area',
      remedy: 'use the name of a file in areas/, without .yaml',
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
            value: chip,
            message: 'is no area',
            remedy: 'use the name of a file in areas/, without .yaml',
          },
        ],
  );
}
