import { describe, expect, test } from 'vitest';
import { allLinks } from '#app/links/all-links.ts';
import { nearestLink } from '#app/links/nearest-link.ts';

describe('the page that the not-found page offers', () => {
  test.each([
    ['/service-areas/pendleton', '/service-areas/camp-pendleton'],
    ['/pendleton', '/service-areas/camp-pendleton'],
    ['/service-areas/ocenside', '/service-areas/oceanside'],
    ['/contct', '/contact'],
    ['/about-us', '/about'],
    ['/service-area', '/service-areas'],
    ['/services/garage-door-spring-repair', '/services/garage-door-springs-repair'],
    ['/services/garage-door-springs-repair-in-vist', '/services/garage-door-springs-repair-in-vista'],
  ])('for %s is %s', (attempted, nearest) => {
    expect(nearestLink(attempted, allLinks)?.path).toBe(nearest);
  });

  test('has the name that the question asks for', () => {
    expect(nearestLink('/service-areas/pendleton', allLinks)?.name).toBe('Camp Pendleton');
  });

  test.each(['/wp-login.php', '/x', '/%e0%a4%a', '/qqqqqqqqqqqqqqqqqqqqqqqqqqqqq', '/'.repeat(3)])(
    'is none for %s, which is near to nothing',
    (attempted) => {
      const links = allLinks.filter(({ path }) => path !== '/');
      expect(nearestLink(attempted, links)).toBeUndefined();
    },
  );

  test('is none where there are no pages', () => {
    expect(nearestLink('/about', [])).toBeUndefined();
  });

  test('is found for the longest of addresses too', () => {
    expect(nearestLink(`/${'a'.repeat(8000)}`, allLinks)).toBeUndefined();
  });
});
