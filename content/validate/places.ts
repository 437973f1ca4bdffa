import type { Area, Business } from '#content/records.ts';
import { rulesOf } from '#content/rules/rules-of.ts';
import { stateNames, zipCodesProblem } from '#content/rules/united-states.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Areas lie on the map, and their ZIP codes in the state. */
export const places: Rule = ({ company: { business, areas }, fileOf }) =>
  areas.flatMap((area) => areaProblems(area, fileOf(area), business));

function areaProblems(
  { zipCodes, location }: Pick<Area, 'zipCodes' | 'location'>,
  file: string,
  { mapBounds, stateCode }: Pick<Business, 'mapBounds' | 'stateCode'>,
): Problem[] {
  const { zipCodes: ofState } = rulesOf(stateCode);
  const wrong = zipCodesProblem(zipCodes, ofState && { name: stateNames[stateCode], ...ofState });
  const { south, north, west, east } = mapBounds;
  const { latitude, longitude } = location;
  const at = { severity: 'error' as const, file };
  const reason = 'the map would show the area far away, and its neighbors would be others';
  const isSwapped = isWithin(longitude, south, north) && isWithin(latitude, west, east);
  const astray = [
    { name: 'latitude', degrees: latitude, from: south, to: north },
    { name: 'longitude', degrees: longitude, from: west, to: east },
  ].filter(({ degrees, from, to }) => !isWithin(degrees, from, to));
  return [
    ...(wrong === undefined ? [] : [{ ...at, field: ['zipCodes'], ...wrong }]),
    ...(isSwapped ? [] : astray).map(({ name, degrees, from, to }) => ({
      ...at,
      field: ['location', name],
      value: String(degrees),
      message: 'is outside the map',
      reason,
      remedy: `write degrees from ${from} to ${to}, or widen mapBounds in business.yaml`,
    })),
    ...(isSwapped
      ? [
          {
            ...at,
            field: ['location'],
            value: `${latitude}, ${longitude}`,
            message: 'has latitude and longitude swapped',
            reason,
            remedy: `write latitude: ${longitude} and longitude: ${latitude}`,
          },
        ]
      : []),
  ];
}

function isWithin(degrees: number, from: number, to: number): boolean {
  return from <= degrees && degrees <= to;
}
