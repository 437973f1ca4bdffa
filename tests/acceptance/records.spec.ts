import { expect, test } from '@playwright/test';
import { company, site, texts } from '#tests/company.ts';
import { failure, loading, notFound, services, unlistedTown } from './specification.ts';

/** What the specification says of the records, where no page shows it by itself. */

test('the services have their icons, and those that are emergencies are marked', () => {
  const records = company.services.map(({ name, slug, icon, emergency }) => ({
    name,
    slug,
    icon,
    emergency,
  }));
  expect(records).toEqual(services);
});

test('each record holds as much as the specification asks for', () => {
  const { services, areas, areaPage, coverage, contact } = company;
  for (const { name, features, areaCard } of services) {
    expect.soft(features, name).toHaveLength(6);
    expect.soft(areaCard.features, name).toHaveLength(4);
  }
  for (const { name, whyChoose } of areas) expect.soft(whyChoose, name).toHaveLength(4);
  const ownPoints = areas.flatMap(({ whyChoose }) => whyChoose);
  expect.soft(new Set(ownPoints).size, 'points of an area’s own').toBe(ownPoints.length);
  expect.soft(areaPage.commonPoints).toHaveLength(5);
  expect.soft(coverage.benefits.points).toHaveLength(8);
  expect.soft(contact.emergency?.items).toHaveLength(4);
});

test('wherever a response time stands, it says to call', () => {
  const { areaPage, servicePage } = company;
  for (const words of [
    areaPage.response.after,
    areaPage.facts.confirm,
    servicePage.response,
    servicePage.facts,
  ])
    expect.soft(words).toMatch(/call to confirm/i);
});

test('what is said while an area loads, and when the app fails', () => {
  expect(site.labels.loadingArea).toBe(loading);
  expect(site.error.heading).toBe(failure);
});

test('the company raises its voice only where the specification does', () => {
  const quoted = [failure, notFound.message, unlistedTown];
  const loud = texts.filter(({ text }) =>
    /[\p{L}\p{N}’”)]!(?=[\s'"’”]|$)/u.test(quoted.reduce((rest, words) => rest.replaceAll(words, ''), text)),
  );
  expect(
    loud,
    'End the sentence with a period. What needs an exclamation mark to be heard needs better words.',
  ).toEqual([]);
});
