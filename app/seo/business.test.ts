import { expect, test } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import { allPages, type Page } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';
import { business } from '#app/seo/business.ts';
import { site } from '#app/site.ts';

const frame = { labels, services, areas, location: { latitude: 33.2, longitude: -117.37948 } };

function pageAt(path: string): Page {
  const page = allPages().find((page) => page.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}

test('what the owner has not supplied yet is left out', () => {
  const owner = { ...site, legalName: undefined, license: undefined, insurance: undefined };
  const told = business(pageAt('/about'), frame, owner);
  expect(told).not.toHaveProperty('legalName');
  expect(told).not.toHaveProperty('hasCredential');
  expect(told).not.toHaveProperty('additionalProperty');
});

test('legal name and license are told as the footer shows them', () => {
  const license = { number: '1234567', classification: 'C-61/D-28' };
  expect(business(pageAt('/about'), frame, { ...site, legalName: 'Strand LLC', license })).toMatchObject({
    legalName: 'Strand LLC',
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: labels.footer.license('1234567', 'C-61/D-28'),
      identifier: '1234567',
    },
  });
});

test('the kind of insurance is told on the pages that name it', () => {
  const owner = { ...site, insurance: 'general liability insurance' };
  const about = pageAt('/about');
  const naming = { ...about, content: { ...about.content, trust: 'We hold general liability insurance.' } };
  expect(business(naming as Page, frame, owner)).toMatchObject({
    additionalProperty: { '@type': 'PropertyValue', name: 'Insurance', value: 'general liability insurance' },
  });
  const silent = pageAt('/services/garage-door-cable-repair');
  expect(business(silent, frame, owner)).not.toHaveProperty('additionalProperty');
});

test('a place has five decimals, also where the last is zero', () => {
  expect(business(pageAt('/'), frame)).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: '33.20000', longitude: '-117.37948' },
  });
});

test('an area that not every page lists is told of on its own pages', () => {
  const listed = { ...frame, areas: areas.slice(0, 1) };
  const served = (path: string) => {
    const told: { areaServed: { name: string }[] } = JSON.parse(
      JSON.stringify(business(pageAt(path), listed)),
    );
    return told.areaServed.map(({ name }) => name);
  };
  expect(served('/about')).toEqual(['Oceanside']);
  expect(served('/service-areas/oceanside')).toEqual(['Oceanside']);
  expect(served('/service-areas/vista')).toEqual(['Oceanside', 'Vista']);
  expect(served('/services/garage-door-cable-repair-in-vista')).toEqual(['Oceanside', 'Vista']);
});
