import { describe, expect, test } from 'vitest';
import { serviceRecord } from '#app/content/records.ts';
import { services } from '#app/content/services.ts';

/** The specification's services: slug, icon (section 3), emergency (section 3). */
const specified = [
  ['garage-door-springs-repair', 'Zap', true],
  ['garage-door-opener-repair', 'Settings', false],
  ['new-garage-door-installation', 'Home', false],
  ['garage-door-maintenance', 'Wrench', false],
  ['garage-door-cable-repair', 'Square', true],
  ['garage-door-replacement', 'RefreshCw', false],
] as const;

test('the services are the specification’s, in its order, with its icons; springs and cables are emergencies', () => {
  expect(services.map(({ slug, icon, emergency }) => [slug, icon, emergency])).toEqual(specified);
});

test('a service’s slug is its name, lower-cased and dashed', () => {
  for (const { slug, name } of services) expect(name.toLowerCase().replaceAll(' ', '-')).toBe(slug);
});

describe.each(services)('$name', ({ slug }) => {
  const record = serviceRecord(slug);

  test('has the record of its own file', () => {
    expect(record.slug).toBe(slug);
  });

  test('has six features, no two alike', () => {
    expect(new Set(record.features).size).toBe(6);
  });

  test('has four features, no two alike, on its card on the area pages', () => {
    expect(new Set(record.areaCard.features).size).toBe(4);
  });
});

test('no two services share a text', () => {
  for (const field of ['subtitle', 'description', 'detailedDescription', 'card'] as const) {
    const texts = services.map(({ slug }) => serviceRecord(slug)[field]);
    expect(new Set(texts).size, field).toBe(services.length);
  }
});
