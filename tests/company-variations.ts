import type { Company } from '#app/content/collections.ts';

/*
 * Companies with what the second company lacks, made from it.
 */

/** A company with so many areas, and no page of a service in any of them. */
export function withAreas(
  company: Company,
  count: number,
  nameOf = (index: number) => `Area ${index}`,
): Company {
  const [like] = company.areas;
  if (like === undefined) throw new Error('There is no area to make others from.');
  const areas = Array.from({ length: count }, (_, index) => ({
    ...like,
    slug: `area-${index}`,
    name: nameOf(index),
    order: index,
    location: { latitude: 30 + index / 1000, longitude: -98 },
  }));
  return {
    ...company,
    business: { ...company.business, baseArea: 'area-0' },
    areas,
    servicesInAreas: [],
  };
}

/** A company that has written a page of every service in every area. */
export function withEveryPair(company: Company): Company {
  const [like] = company.servicesInAreas;
  if (like === undefined) throw new Error('There is no service in an area to make others from.');
  const servicesInAreas = company.services.flatMap(({ slug: service }) =>
    company.areas.map(({ slug: area }) => ({ ...like, service, area })),
  );
  return { ...company, servicesInAreas };
}

/** A company that repairs water heaters day and night. */
export function withEmergencyService(company: Company): Company {
  const services = company.services.map((service) => ({
    ...service,
    emergency: service.slug === 'water-heater-repair',
  }));
  return { ...company, services };
}

const alt = 'A plain gradient, as of a picture';

/** A company with all that a company may do without. */
export function withEveryPart(company: Company): Company {
  const { business, contact, home } = company;
  return {
    ...withEmergencyService(company),
    business: {
      ...business,
      legalName: 'Bluebonnet Plumbing, LLC',
      license: { number: 'M-12345', classification: 'Master Plumber' },
      insurance: 'general liability insurance',
    },
    home: {
      ...home,
      brands: { heading: 'Heaters we repair', lede: 'We keep the parts of these makers on the vans.' },
    },
    contact: {
      ...contact,
      emergency: {
        heading: 'Water is running',
        text: 'Close the main valve, and then call at any hour.',
        items: ['Burst pipes', 'Leaking heaters'],
      },
    },
    brands: [
      {
        name: 'Tankless',
        url: 'https://www.tankless.example',
        wordmark: { text: 'tankless', width: 120, weight: 600 },
      },
    ],
    emergencyBanner: {
      heading: 'A plumber at any hour',
      text: 'When water runs, somebody answers.',
      picture: { alt },
    },
    trustPanel: {
      heading: 'Look us up',
      lede: 'All of this can be checked before you call.',
      points: [
        {
          title: 'License',
          text: 'Our license is M-12345.',
          link: { text: 'Look it up', url: 'https://www.licenses.example' },
          onlyWith: 'license',
        },
        { title: 'Insurance', text: 'We hold general liability insurance.', onlyWith: 'insurance' },
      ],
    },
  };
}
