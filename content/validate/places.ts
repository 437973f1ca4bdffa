import { rulesOf } from '#content/rules/rules-of.ts';
import { stateNames, zipCodesProblem } from '#content/rules/united-states.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Areas lie on the map, and their ZIP codes in the state. */
export const places: Rule = function* ({ company: { business, areas }, fileOf }) {
  const { stateCode, mapBounds } = business;
  const { south, north, west, east } = mapBounds;
  const { zipCodes: ofState } = rulesOf(stateCode);
  const reason = 'the map would show the area far away, and its page would link to the wrong neighbors';
  for (const area of areas) {
    const file = fileOf(area);
    const wrong = zipCodesProblem(area.zipCodes, ofState && { name: stateNames[stateCode], ...ofState });
    if (wrong !== undefined) yield { file, field: ['zipCodes'], ...wrong };

    const { latitude, longitude } = area.location;
    if (isWithin(longitude, south, north) && isWithin(latitude, west, east)) {
      yield {
        file,
        field: ['location'],
        value: `${latitude}, ${longitude}`,
        message: 'has latitude and longitude swapped',
        reason,
        remedy: `write latitude: ${longitude} and longitude: ${latitude}`,
      };
      continue;
    }
    for (const { name, degrees, from, to } of [
      { name: 'latitude', degrees: latitude, from: south, to: north },
      { name: 'longitude', degrees: longitude, from: west, to: east },
    ])
      if (!isWithin(degrees, from, to))
        yield {
          file,
          field: ['location', name],
          value: String(degrees),
          message: 'is outside the map',
          reason,
          remedy: `write degrees from ${from} to ${to}, or widen mapBounds in business.yaml`,
        };
  }
};

function isWithin(degrees: number, from: number, to: number): boolean {
  return from <= degrees && degrees <= to;
}
