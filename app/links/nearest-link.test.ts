import { company } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { directoryOf } from '#app/page-data/site.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { mainLinks } from '#app/links/navigation-links.ts';
import { nearestLink } from '#app/links/nearest-link.ts';

const allLinks = [...mainLinks(company.labels), ...directoryLinks(directoryOf(company))];

describe('the page that the not-found page offers', () => {
  test.each([
    ['/service-areas/circle-ranch', '/service-areas/circle-c-ranch'],
    ['/circle-ranch', '/service-areas/circle-c-ranch'],
    ['/service-areas/hidepark', '/service-areas/hyde-park'],
    ['/contct', '/contact'],
    ['/about-us', '/about'],
    ['/service-area', '/service-areas'],
    ['/services/drains-cleaning', '/services/drain-cleaning'],
    ['/services/drain-cleaning-in-hyde-prk', '/services/drain-cleaning-in-hyde-park'],
  ])('for %s is %s', (attempted, nearest) => {
    expect(nearestLink(attempted, allLinks)?.path).toBe(nearest);
  });

  test('shares six of ten characters at least', () => {
    const links = [{ name: 'Ten', path: '/abcdefghij' }] as const;
    expect(nearestLink('/abcdef0000', links)).toBe(links[0]);
    expect(nearestLink('/abcde00000', links)).toBeUndefined();
  });

  test('is the nearest of several, and of two as near the first', () => {
    const links = [
      { name: 'Three off', path: '/abcdefg000' },
      { name: 'One off', path: '/abcdefghi0' },
      { name: 'One off, too', path: '/abcdefghi1' },
    ] as const;
    expect(nearestLink('/abcdefghij', links)?.name).toBe('One off');
  });

  test.each(['/wp-login.php', '/x', '/%e0%a4%a', '/qqqqqqqqqqqqqqqqqqqqqqqqqqqqq', '/'.repeat(3)])(
    'is none for %s, which is near to nothing',
    (attempted) => {
      const links = allLinks.filter(({ path }) => path !== '/');
      expect(nearestLink(attempted, links)).toBeUndefined();
    },
  );
});
