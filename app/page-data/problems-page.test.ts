import { expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import { allPages } from '#app/page-data/pages.ts';
import {
  doorFinder,
  doorInArea,
  doorOfService,
  problemsLink,
  problemsPage,
} from '#app/page-data/problems-page.ts';
import { withEveryPart } from '#tests/company-variations.ts';

const company = openCompany('tests/second-company');
const full = withEveryPart(company);
const serviceOf = (slug: string) => {
  const service = full.services.find((service) => service.slug === slug);
  if (service === undefined) throw new Error(`There is no service ${slug}.`);
  return service;
};

test('a company without symptoms has no page of them, and nothing of them on others', () => {
  const [service] = company.services;
  expect(problemsLink(company)).toBeUndefined();
  expect(doorFinder(company)).toEqual({});
  expect(service && doorOfService(company, service)).toEqual({});
  for (const lacking of [
    { ...full, symptoms: [] },
    { ...full, problems: undefined },
  ]) {
    expect(allPages(lacking).map(({ kind }) => kind)).not.toContain('problems');
  }
});

test('the page of all symptoms has a service’s picture, and each symptom its links', () => {
  const [page] = problemsPage(full);
  expect(page?.path).toBe('/garage-door-problems');
  expect(page?.picture.name).toBe('water-heater-repair');
  const part = page?.content.door;
  expect(
    part?.show === 'all' && part.symptoms.map(({ slug, service, safety }) => [slug, service, safety]),
  ).toEqual([
    [
      'water-and-sparks',
      { name: 'Water Heater Repair', path: '/services/water-heater-repair' },
      { name: 'Running water', path: '/contact#running-water' },
    ],
    ['slow-drain', { name: 'Drain Cleaning', path: '/services/drain-cleaning' }, undefined],
  ]);
});

test('visitors get no sources', () => {
  expect(JSON.stringify([problemsPage(full), doorFinder(full)])).not.toContain('Any plumber');
});

test('a service’s page has the parts of its own symptoms, each once', () => {
  const { door } = doorOfService(full, serviceOf('drain-cleaning'));
  expect(door?.show === 'service' && [door.parts, door.symptoms.map(({ path }) => path)]).toEqual([
    ['roller', 'opener'],
    ['/garage-door-problems#slow-drain'],
  ]);
});

test('a service that no symptom calls for shows all parts, none of them marked', () => {
  const { door } = doorOfService(full, serviceOf('leak-detection'));
  expect(door?.show === 'service' && [door.heading, door.parts, door.symptoms]).toEqual([
    'The parts',
    [],
    [],
  ]);
});

test('a page in an area has one symptom of its service; neighbors take turns; without any, none', () => {
  const more = {
    ...full,
    symptoms: full.symptoms.map((symptom) => ({ ...symptom, service: 'drain-cleaning' })),
  };
  const shown = full.areas.slice(0, 3).map((area) => {
    const { door } = doorInArea(more, serviceOf('drain-cleaning'), area);
    return door?.show === 'symptom' && door.symptom.path;
  });
  expect(shown).toEqual([
    '/garage-door-problems#water-and-sparks',
    '/garage-door-problems#slow-drain',
    '/garage-door-problems#water-and-sparks',
  ]);
  expect(doorInArea(more, serviceOf('leak-detection'), { slug: 'hyde-park' })).toEqual({});
});
