import { describe, expect, test } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { areaRecord } from '#app/content/records.ts';

/** The specification's areas (sections 3 and 9): slug, name, minutes, ZIP codes. */
const specified = [
  ['oceanside', 'Oceanside', '20-30', '92049-92058'],
  ['carlsbad', 'Carlsbad', '25-35', '92008-92011'],
  ['vista', 'Vista', '15-25', '92081-92085'],
  ['camp-pendleton', 'Camp Pendleton', '30-45', '92055-92058'],
  ['tri-city', 'Tri-City', '20-35', '92056, 92057, 92083'],
  ['lake-san-marcos', 'Lake San Marcos', '25-40', '92069'],
  ['shadowridge', 'Shadowridge', '20-30', '92081-92083'],
  ['fire-mountain', 'Fire Mountain', '25-35', '92026'],
  ['tamarack', 'Tamarack', '20-30', '92081'],
  ['rancho-del-oro', 'Rancho Del Oro', '15-25', '92057'],
  ['calavera-hills', 'Calavera Hills', '20-35', '92009'],
  ['bressi-ranch', 'Bressi Ranch', '20-30', '92009'],
  ['aviara', 'Aviara', '25-40', '92009'],
  ['el-camino-real-corridor', 'El Camino Real Corridor', '15-30', '92008-92011'],
];

test('the areas are the specification’s, in its order, with its response times and ZIP codes', () => {
  const found = areas.map(({ slug, name }) => {
    const { responseTime, zipCodes } = areaRecord(slug);
    return [slug, name, responseTime, zipCodes];
  });
  expect(found).toEqual(specified);
});

test('only Shadowridge has no map', () => {
  expect(areas.filter((area) => !('map' in area)).map(({ slug }) => slug)).toEqual(['shadowridge']);
});

describe.each(areas)('$name', ({ slug }) => {
  const record = areaRecord(slug);

  test('has the record of its own file', () => {
    expect(record.slug).toBe(slug);
  });

  test('has four reasons to choose the company, no two alike', () => {
    expect(new Set(record.whyChoose).size).toBe(4);
  });
});

test('no two areas share a text', () => {
  for (const field of ['title', 'description', 'card'] as const) {
    const texts = areas.map(({ slug }) => areaRecord(slug)[field]);
    expect(new Set(texts).size, field).toBe(areas.length);
  }
  const reasons = areas.flatMap(({ slug }) => areaRecord(slug).whyChoose);
  expect(new Set(reasons).size).toBe(areas.length * 4);
});

test('where a text speaks of an area’s own response time, it says the record’s', () => {
  for (const { slug, name } of areas) {
    const { responseTime, whyChoose, description } = areaRecord(slug);
    const minutes = [...whyChoose, description]
      .filter((text) => /minutes/i.test(text))
      .flatMap((text) => text.match(/\d+–\d+/g) ?? []);
    for (const range of minutes) expect(range.replace('–', '-'), name).toBe(responseTime);
  }
});
