import { z } from 'zod';
import { fields, namedFile, template, text } from '#content/schemas/text.ts';

/** A name for assistive technology. */
function spoken(min: number, max: number, title: string) {
  return text(min, max).meta({ title, description: 'Screen readers say it.' });
}

export const labelsSchema = fields('Words on every page', {
  skip: text(3, 40, 'Link to the content').describe('For people who use a keyboard: it skips the menus.'),
  breadcrumbs: spoken(3, 40, 'Name of the path above the heading'),
  newTab: spoken(3, 60, 'Remark on links to other sites'),
  call: text(3, 40, 'Button that dials'),
  quote: text(3, 40, 'Button that asks for a quote'),
  quoteByPhone: text(3, 80, 'Full name of the button that dials').describe(
    'Screen readers say it. It holds the words that are seen.',
  ),
  quoteByContact: spoken(3, 80, 'Full name of the button to the contact page'),
  emergency: text(3, 60, 'Mark of services by day and night')
    .optional()
    .describe('Needed once there is one.'),
  loadingPage: text(3, 60, 'While a page loads'),
  loadingArea: text(3, 60, 'While an area loads'),
  licensedAndInsured: text(3, 80, 'License and insurance, claimed').optional(),
  licensedAndInsuredBy: template(
    3,
    240,
    ['license', 'licenseClass', 'insurance'],
    'The same, with the license and the kind of insurance',
  )
    .optional()
    .describe('Used once both are known.'),
  lifetimeWarranty: z
    .strictObject({
      words: text(3, 60),
      answer: namedFile('answers').meta({ title: 'Terms', description: 'The answer that holds them.' }),
      whoseLife: text(5, 60)
        .optional()
        .meta({
          description:
            'Whose life is meant, and who pays the labor. Shown in parentheses behind the words, as the law wants. Needed to publish.',
          examples: ['as long as you own the home, labor included'],
        }),
    })
    .optional()
    .describe('The claim that {lifetimeWarranty} stands for. Its words link to the terms.'),
  socialPicture: template(10, 120, ['picture'], 'What a link preview shows').describe(
    'For people who can’t see it: the page’s picture, and what is written below it.',
  ),
  navigation: fields('Menus', {
    main: spoken(2, 40, 'Name of the main menu'),
    menu: text(2, 40, 'Button that opens the menu'),
    closeMenu: text(2, 40, 'The same button while the menu is open'),
    home: text(2, 40),
    about: text(2, 40),
    services: text(2, 40),
    coverage: text(2, 40, 'Service areas'),
    allAreas: text(2, 40).describe('Ends the list of areas where there are more than it shows.'),
    contact: text(2, 40),
    servicesToggle: spoken(2, 60, 'Button that opens the services'),
    coverageToggle: spoken(2, 60, 'Button that opens the areas'),
    logo: spoken(2, 80, 'Name of the logo’s link'),
  }),
  phoneButton: fields('Phone button on phones', {
    landmark: spoken(3, 40, 'Name of its place'),
    text: text(3, 40),
    name: spoken(3, 80, 'Full name'),
  }),
  whatToSay: text(5, 120, 'What to say in a call')
    .optional()
    .describe('On computers, a call button shows the number to dial from a phone, and this.'),
  closeNumber: spoken(2, 40, 'Button that closes the number on computers').optional(),
  noConnection: text(10, 160, 'A page that can’t be loaded').describe(
    'Shown above a button that calls, without internet or when the host fails. The page that is open stays.',
  ),
  hours: fields('Opening hours', {
    line: template(5, 80, ['hours'], 'When the phone is answered').describe(
      'Around the opening hours, on the contact page and at the foot of each page.',
    ),
    always: text(3, 40, 'In place of hours by day and night'),
  }),
  footer: fields('Foot of the page', {
    blurb: text(20, 240, 'What the company does'),
    place: text(3, 60),
    quickLinks: fields('Links', { heading: text(3, 40), about: text(2, 40), contact: text(2, 40) }),
    services: text(3, 40),
    areas: text(3, 40),
    mapPin: template(3, 80, ['area'], 'Link to the map'),
    pictures: text(10, 160, 'About the pictures').optional(),
    license: template(3, 100, ['license', 'licenseClass'])
      .optional()
      .describe('How it is named; needed once the business has one.'),
    copyright: template(3, 100, ['year']),
  }),
}).describe('Buttons, menus and the foot of each page.');
