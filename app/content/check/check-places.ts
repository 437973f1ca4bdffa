import { fileOf } from '#app/content/check/file-of.ts';
import { namedFileProblems } from '#app/content/check/named-files.ts';
import type { Company } from '#app/content/collections.ts';
import type { Area } from '#app/content/records.ts';
import type { Problem } from '#app/content/problem.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';
import { stateNames, zipCodesProblem } from '#app/content/rules/united-states.ts';

/** Whether areas lie where the business says, and what names an area names one. */
export function checkPlaces(company: Company, folder: string): Problem[] {
  return [
    ...checkMapBounds(company, folder),
    ...company.areas.flatMap((area) => checkArea(area, company, folder)),
    ...checkBaseArea(company, folder),
    ...checkChips(company, folder),
  ];
}

type Bounds = Company['business']['mapBounds'];

function checkMapBounds({ business }: Company, folder: string): Problem[] {
  // A business that is wrong is a problem of its own.
  return business === undefined
    ? []
    : swappedBounds(business.mapBounds).map(({ field, from, to, beyond }) => ({
        file: fileOf(folder, 'business'),
        field: ['mapBounds', field],
        value: String(from),
        message: `is not less than ${beyond} (${to})`,
        reason: 'no area can lie between them, so none would be on the map',
        remedy: `write the smaller number as ${field} and the larger as ${beyond}; degrees west of Greenwich have a minus`,
      }));
}

/** Bounds between which no area can lie. */
function swappedBounds({ south, north, west, east }: Bounds) {
  return [
    { field: 'south', from: south, to: north, beyond: 'north' },
    { field: 'west', from: west, to: east, beyond: 'east' },
  ].filter(({ from, to }) => from >= to);
}

function checkArea(area: Area, { business }: Company, folder: string): Problem[] {
  return business === undefined ? [] : placeProblems(fileOf(folder, 'areas', area), area, business);
}

/** What is wrong with the ZIP codes of an area and with where it lies, for a business with its state and its map. */
export function placeProblems(
  file: string,
  { zipCodes, location }: Pick<Area, 'zipCodes' | 'location'>,
  { mapBounds, stateCode }: Company['business'],
): Problem[] {
  const { zipCodes: bounds } = rulesOf(stateCode);
  const wrong = zipCodesProblem(zipCodes, bounds && { name: stateNames[stateCode], ...bounds });
  return [
    ...(wrong === undefined ? [] : [{ file, field: ['zipCodes'], ...wrong }]),
    ...checkLocation(location, mapBounds, file),
  ];
}

/** One message for two numbers that changed places, or one for each that is off the map. */
function checkLocation({ latitude, longitude }: Area['location'], bounds: Bounds, file: string): Problem[] {
  // Of bounds that are wrong themselves, another message speaks.
  if (swappedBounds(bounds).length > 0) return [];
  const { south, north, west, east } = bounds;
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
function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

function checkBaseArea({ business }: Company, folder: string): Problem[] {
  if (business === undefined) return [];
  const file = fileOf(folder, 'business');
  return namedFileProblems(folder, [{ file, field: ['baseArea'], to: 'areas', slug: business.baseArea }]);
}

/** A chip with a name of its own may lead anywhere; one without leads to an area. */
function checkChips({ about }: Company, folder: string): Problem[] {
  if (about === undefined) return [];
  const file = fileOf(folder, 'about');
  return namedFileProblems(
    folder,
    about.areas.chips.flatMap((chip, place) =>
      typeof chip === 'string'
        ? [{ file, field: ['areas', 'chips', place], to: 'areas' as const, slug: chip }]
        : [],
    ),
  );
}
