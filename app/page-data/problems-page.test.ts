import { expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import { allPages } from '#app/page-data/pages.ts';
import {
  doorFinder,
  localSymptom,
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
  expect(doorFinder(company)).toBeUndefined();
  expect(service && doorOfService(company, service)).toBeUndefined();
  for (const lacking of [
    { ...full, symptoms: [] },
    { ...full, problems: undefined },
  ]) {
    expect(allPages(lacking).map(({ kind }) => kind)).not.toContain('problems');
  }
});

test('visitors get no sources', () => {
  expect(JSON.stringify([problemsPage(full), doorFinder(full)])).not.toContain('Any plumber');
});

test('a page in an area has one symptom of its service; neighbors take turns; without any, none', () => {
  const more = {
    ...full,
    symptoms: full.symptoms.map((symptom) => ({ ...symptom, service: 'drain-cleaning' })),
  };
  const shown = full.areas.slice(0, 3).map((area) => {
    const door = localSymptom(more, area, serviceOf('drain-cleaning'));
    return door?.show === 'symptom' && door.symptom.path;
  });
  expect(shown).toEqual([
    '/garage-door-problems#water-and-sparks',
    '/garage-door-problems#slow-drain',
    '/garage-door-problems#water-and-sparks',
  ]);
  expect(localSymptom(more, { slug: 'hyde-park' }, serviceOf('leak-detection'))).toBeUndefined();
});
