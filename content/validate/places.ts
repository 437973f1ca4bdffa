import type { Area, Business } from '#content/records.ts';
import { rulesOf } from '#content/rules/rules-of.ts';
import { stateNames, zipCodesProblem } from '#content/rules/united-states.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

export const places: Rule = ({ company: { business, areas }, fileOf }) => {
  const swapped = boundsProblems(business, fileOf(business));
  return [
    ...swapped,
    ...areas.flatMap((area) => areaProblems(area, fileOf(area), business, swapped.length === 0)),
  ];
};

function boundsProblems({ mapBounds }: Business, file: string): Problem[] {
  return (
    [
      ['south', 'north'],
      ['west', 'east'],
    ] as const
  )
    .filter(([from, to]) => mapBounds[from] >= mapBounds[to])
    .map(([from, to]) => ({
      severity: 'error',
      file,
      field: ['mapBounds', from],
      value: String(mapBounds[from]),
      message: `is not less than ${to} (${mapBounds[to]})`,
      reason: 'no area can lie between them, so none would be on the map',
      remedy: `write the smaller number as ${from} and the larger as ${to}; degrees west of Greenwich have a minus`,
    }));
}

export function areaProblems(
  { zipCodes, location }: Pick<Area, 'zipCodes' | 'location'>,
  file: string,
  { mapBounds, stateCode }: Pick<Business, 'mapBounds' | 'stateCode'>,
  hasBounds = true,
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
    ...(!hasBounds || isSwapped ? [] : astray).map(({ name, degrees, from, to }) => ({
      ...at,
      field: ['location', name],
      value: String(degrees),
      message: 'is outside the map',
      reason,
      remedy: `write degrees from ${from} to ${to}, or widen mapBounds in business.yaml`,
    })),
    ...(hasBounds && isSwapped
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
