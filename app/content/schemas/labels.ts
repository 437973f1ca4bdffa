import { z } from 'zod';
import { namedFile } from '#app/content/schemas/named-file.ts';
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
  emergency: text(3, 60)
    .optional()
    .describe('Marks the services that are done day and night; needed once there is one.'),
  loadingPage: text(3, 60),
  loadingArea: text(3, 60),
  licensedAndInsured: text(3, 80).optional().describe('The claim that {licensedAndInsured} stands for.'),
  licensedAndInsuredBy: template(3, 140, ['insurance'])
    .optional()
    .describe('The same claim, once the kind of insurance is known.'),
  lifetimeWarranty: z
    .strictObject({
      words: text(3, 60),
      answer: namedFile('answers').describe('The file in answers/, without .yaml, that holds the terms.'),
    })
    .optional()
    .describe('The claim that {lifetimeWarranty} stands for. Its words link to the terms.'),
  socialPicture: template(10, 120, ['picture']).describe(
    'What the picture of a link preview shows: the page’s picture, and what is written below it.',
  ),
  navigation: z.strictObject({
    main: text(2, 40),
    menu: text(2, 40),
    closeMenu: text(2, 40),
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
    pictures: text(10, 160).optional().describe('What visitors should know about the pictures.'),
    license: template(3, 100, ['license', 'licenseClass'])
      .optional()
      .describe('How the license is named; needed once business.yaml holds it.'),
    copyright: template(3, 100, ['year']),
  }),
});
