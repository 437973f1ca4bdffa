import { z } from 'zod';
import { template, text } from '#app/content/schemas/text.ts';

export const labelsSchema = z.strictObject({
  skip: text(3, 40),
  breadcrumbs: text(3, 40),
  newTab: text(3, 60),
  call: text(3, 40),
  quote: text(3, 40),
  quoteByPhone: text(3, 80).describe(
    'The full name of the button that dials. It contains the visible words.',
  ),
  quoteByContact: text(3, 80).describe('The full name of the button that leads to the contact page.'),
  emergency: text(3, 60).describe('Marks the services that are done day and night.'),
  loadingPage: text(3, 60),
  loadingArea: text(3, 60),
  licensedAndInsured: text(3, 80).describe('The claim that {licensedAndInsured} stands for.'),
  licensedAndInsuredBy: template(3, 80, ['insurance']).describe(
    'The same claim, once the kind of insurance is known.',
  ),
  navigation: z.strictObject({
    main: text(2, 40),
    menu: text(2, 40),
    home: text(2, 40),
    about: text(2, 40),
    services: text(2, 40),
    coverage: text(2, 40),
    allAreas: text(2, 40).describe('Ends the list of areas where there are more than it shows.'),
    contact: text(2, 40),
    servicesToggle: text(2, 60),
    coverageToggle: text(2, 60),
    logo: text(2, 80),
  }),
  phoneButton: z.strictObject({ landmark: text(3, 40), text: text(3, 40), name: text(3, 80) }),
  footer: z.strictObject({
    blurb: text(20, 240),
    place: text(3, 60),
    quickLinks: z.strictObject({ heading: text(3, 40), about: text(2, 40), contact: text(2, 40) }),
    services: text(3, 40),
    areas: text(3, 40),
    mapPin: template(3, 80, ['area']),
    pictures: text(10, 160),
    license: template(3, 100, ['license', 'licenseClass']),
    copyright: template(3, 100, ['year']),
  }),
});
