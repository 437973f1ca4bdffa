import { z } from 'zod';
import { namedFile, template, text } from '#content/schemas/text.ts';

/** A name for assistive technology. */
function spoken(min: number, max: number, title: string) {
  return text(min, max).meta({ title, description: 'Screen readers say it.' });
}

export const labelsSchema = z
  .strictObject({
    skip: text(3, 40).meta({
      title: 'Link to the content',
      description: 'For people who use a keyboard: it skips the menus.',
    }),
    breadcrumbs: spoken(3, 40, 'Name of the path above the heading'),
    newTab: spoken(3, 60, 'Remark on links to other sites'),
    call: text(3, 40).meta({ title: 'Button that dials' }),
    quote: text(3, 40).meta({ title: 'Button that asks for a quote' }),
    quoteByPhone: text(3, 80).meta({
      title: 'Full name of the button that dials',
      description: 'Screen readers say it. It holds the words that are seen.',
    }),
    quoteByContact: spoken(3, 80, 'Full name of the button to the contact page'),
    emergency: text(3, 60)
      .optional()
      .meta({ title: 'Mark of services by day and night', description: 'Needed once there is one.' }),
    readOn: text(3, 40).meta({ title: 'Opens the rest of a long text' }),
    loadingPage: text(3, 60).meta({ title: 'While a page loads' }),
    loadingArea: text(3, 60).meta({ title: 'While an area loads' }),
    licensedAndInsured: text(3, 80).optional().meta({ title: 'License and insurance, claimed' }),
    licensedAndInsuredBy: template(3, 240, ['license', 'licenseClass', 'insurance']).optional().meta({
      title: 'The same, with the license and the kind of insurance',
      description: 'Used once both are known.',
    }),
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
    socialPicture: template(10, 120, ['picture']).meta({
      title: 'What a link preview shows',
      description: 'For people who can’t see it: the page’s picture, and what is written below it.',
    }),
    navigation: z
      .strictObject({
        main: spoken(2, 40, 'Name of the main menu'),
        menu: text(2, 40).meta({ title: 'Button that opens the menu' }),
        closeMenu: text(2, 40).meta({ title: 'The same button while the menu is open' }),
        home: text(2, 40),
        about: text(2, 40),
        services: text(2, 40),
        coverage: text(2, 40).meta({ title: 'Service areas' }),
        allAreas: text(2, 40).describe('Ends the list of areas where there are more than it shows.'),
        contact: text(2, 40),
        servicesToggle: spoken(2, 60, 'Button that opens the services'),
        coverageToggle: spoken(2, 60, 'Button that opens the areas'),
        logo: spoken(2, 80, 'Name of the logo’s link'),
      })
      .meta({ title: 'Menus' }),
    phoneButton: z
      .strictObject({
        landmark: spoken(3, 40, 'Name of its place'),
        text: text(3, 40),
        name: spoken(3, 80, 'Full name'),
      })
      .meta({ title: 'Phone button on phones' }),
    whatToSay: text(5, 120).optional().meta({
      title: 'What to say in a call',
      description: 'On computers, a call button shows the number to dial from a phone, and this.',
    }),
    closeNumber: spoken(2, 40, 'Button that closes the number on computers').optional(),
    noConnection: text(10, 160).meta({
      title: 'A page that can’t be loaded',
      description:
        'Shown above a button that calls, without internet or when the host fails. The page that is open stays.',
    }),
    hours: z
      .strictObject({
        line: template(5, 80, ['hours']).meta({
          title: 'When the phone is answered',
          description: 'Around the opening hours, on the contact page and at the foot of each page.',
        }),
        always: text(3, 40).meta({ title: 'In place of hours by day and night' }),
      })
      .meta({ title: 'Opening hours' }),
    footer: z
      .strictObject({
        blurb: text(20, 240).meta({ title: 'What the company does' }),
        place: text(3, 60),
        quickLinks: z
          .strictObject({ heading: text(3, 40), about: text(2, 40), contact: text(2, 40) })
          .meta({ title: 'Links' }),
        services: text(3, 40),
        areas: text(3, 40),
        mapPin: template(3, 80, ['area']).meta({ title: 'Link to the map' }),
        pictures: text(10, 160).optional().meta({ title: 'About the pictures' }),
        license: template(3, 100, ['license', 'licenseClass'])
          .optional()
          .describe('How it is named; needed once the business has one.'),
        copyright: template(3, 100, ['year']),
      })
      .meta({ title: 'Foot of the page' }),
  })
  .meta({ title: 'Words on every page', description: 'Buttons, menus and the foot of each page.' });
