import { stateNames, zipCodesOf, zipCodesProblem } from '#content/rules/united-states.ts';
import type { Area } from '#content/records.ts';
import type { FoundProblem, Rule } from '#content/validate/rule.ts';

/** Areas lie on the map, and their ZIP codes in the state. */
export const places: Rule = function* ({ company: { business, areas }, fileOf }) {
  const { stateCode, mapBounds } = business;
  const { south, north, west, east } = mapBounds;
  const reason = 'the map would show the area far away, and its page would link to the wrong neighbors';
  for (const area of areas) {
    const file = fileOf(area);
    const problem = zipCodesProblem(area.zipCodes);
    if (problem !== undefined) yield { file, field: ['zipCodes'], ...problem };
    else yield* strangeZipCodes(area);

    const { latitude, longitude } = area.location;
    const same = areas
      .slice(0, areas.indexOf(area))
      .find(({ location }) => location.latitude === latitude && location.longitude === longitude);
    if (same !== undefined)
      yield {
        file,
        field: ['location'],
        value: `${latitude}, ${longitude}`,
        message: `is also the place of ${same.name}`,
        reason: 'on the map, one would cover the other',
        remedy: 'look both up on a map, and write where each is',
      };
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

  /** ZIP codes of another state, or far from those of every other area: neighbors begin with the same three digits, or nearly. */
  function* strangeZipCodes(area: Area): Iterable<FoundProblem> {
    const others = areas.filter((other) => other !== area).flatMap((other) => prefixesOf(other.zipCodes));
    const [first, last] = zipCodesOf(stateCode);
    for (const value of area.zipCodes.split(', ')) {
      const own = prefixesOf(value);
      const isOutside = own.some((prefix) => !isWithin(prefix, first, last));
      const isFar =
        others.length > 0 && !own.some((prefix) => others.some((other) => Math.abs(prefix - other) < 2));
      if (!isOutside && !isFar) continue;
      yield {
        severity: 'warning',
        file: fileOf(area),
        field: ['zipCodes'],
        value,
        message: isOutside
          ? `is outside ${stateNames[stateCode]} (${zipCode(first, '00')} to ${zipCode(last, '99')})`
          : 'is far from the ZIP codes of every other area',
        reason: 'visitors who look that ZIP code up would be told that you come',
        remedy: 'check the digits',
        rule: 'zip-code',
      };
    }
  }
};

function zipCode(prefix: number, rest: string): string {
  return `${String(prefix).padStart(3, '0')}${rest}`;
}

function prefixesOf(zipCodes: string): number[] {
  return (zipCodes.match(/\d{5}/g) ?? []).map((code) => Number(code.slice(0, 3)));
}

function isWithin(degrees: number, from: number, to: number): boolean {
  return from <= degrees && degrees <= to;
}
