import { phoneDisplay, site } from '#app/site.ts';

/** The words that stand on every page: navigation, calls to action, what screen readers hear. */
export const labels = {
  skip: 'Skip to content',
  breadcrumbs: 'Breadcrumbs',
  navigation: {
    main: 'Main',
    menu: 'Menu',
    home: 'Home',
    about: 'About',
    services: 'Services',
    coverage: 'Service Areas',
    /** Ends the list of areas where there are more than it shows. */
    allAreas: 'All service areas',
    contact: 'Contact',
    servicesToggle: 'Show all services',
    coverageToggle: 'Show all service areas',
    logo: `${site.brand}, home`,
  },
  footer: {
    blurb: `A family-owned garage door company. We have repaired and installed doors in ${site.city} and along the ${site.region} since ${site.foundingYear}.`,
    place: `${site.city}, ${site.state}`,
    quickLinks: { heading: 'Quick Links', about: 'About Us', contact: 'Contact Us' },
    services: 'Services',
    areas: 'Service Areas',
    mapPin: (area: string) => `${area} on a map (opens in a new tab)`,
    pictures: 'The pictures on this site are illustrations.',
    license: (number: string, classification: string) =>
      `California contractor’s license ${number} (${classification})`,
    copyright: (year: number) => `© ${year} ${site.brand} All rights reserved.`,
  },
  newTab: '(opens in a new tab)',
  quote: 'Get Free Quote',
  /** Two buttons read "Get Free Quote": one dials, one leads to the contact page. Their full names tell them apart. */
  quoteByPhone: `Get Free Quote: call ${phoneDisplay}`,
  quoteByContact: 'Get Free Quote on our contact page',
  call: (number: string) => `Call ${number}`,
  phoneButton: {
    landmark: 'Emergency phone',
    text: '24/7 Emergency Service',
    name: `24/7 Emergency Service: call ${phoneDisplay}`,
  },
  emergencyBadge: '24/7 emergency service',
  service: {
    area: (area: string) => `We proudly serve the ${area} area.`,
    title: (service: string, area: string) => `${service} in ${area}`,
    response: (area: string, minutes: string) => `${area}: usually ${minutes} minutes. Call to confirm.`,
    unlistedArea: (area: string) => `${area}: call to hear how soon we can come.`,
    facts: (minutes: string, zipCodes: string) =>
      `ZIP codes ${zipCodes}. Response time ${minutes} minutes; call to confirm.`,
    nearbyHeading: (service: string) => `${service} nearby`,
    otherHeading: (area: string) => `More for your door in ${area}`,
    everywhere: `${site.city} and ${site.region}`,
  },
  area: {
    kicker: `${site.region}, ${site.state}`,
    response: (minutes: string) => `Usually ${minutes} minutes away. Call to confirm.`,
    factsHeading: (area: string) => `Response time and ZIP codes in ${area}`,
    responseTime: 'Response time',
    minutes: (minutes: string) => `${minutes} minutes`,
    confirm: 'Call to confirm: traffic and the hour decide.',
    zipCodes: 'ZIP codes',
    nearbyHeading: (area: string) => `Near ${area}`,
    view: (area: string) => `View ${area} Services`,
    state: site.state,
  },
  loadingArea: 'Loading service area...',
  loadingPage: 'Loading page...',
} as const;
