import { expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';

const company = openCompany('tests/second-company');

test('no line of a title breaks within the name of a place, or within words that belong together', () => {
  const business = { ...company.business, unbrokenWords: ['Water Heater'] };
  const titles = socialPages({ ...company, business })
    .map(({ title }) => title)
    .join();
  expect(titles).not.toContain('Hyde Park');
  expect(titles).toContain('Hyde\u00a0Park');
  expect(titles).not.toContain('Water Heater');
});

test('the middle of a picture lies where its service says, else low', () => {
  const services = company.services.map((service) => ({
    ...service,
    picture: { ...service.picture, focus: 0.2 },
  }));
  const focusOf = (path: string) =>
    socialPages({ ...company, services }).find((page) => page.path === path)?.focus;
  expect(focusOf('/social/services-drain-cleaning.jpg')).toBe(0.2);
  expect(focusOf('/social/about.jpg')).toBe(0.6);
});
