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
