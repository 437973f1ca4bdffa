import { z } from 'zod';
import { namedFile, template, text } from '#content/schemas/text.ts';

export const labelsSchema = z
  .strictObject({
    skip: text(3, 40).meta({
      title: 'Link to the content',
      description: 'For people who use a keyboard: it skips the menus.',
    }),
    breadcrumbs: text(3, 40).meta({
      title: 'Name of the path above the heading',
      description: 'Screen readers say it.',
    }),
    newTab: text(3, 60).meta({
      title: 'Remark on links to other sites',
      description: 'Screen readers say it.',
    }),
    call: text(3, 40).meta({ title: 'Button that dials' }),
    quote: text(3, 40).meta({ title: 'Button that asks for a quote' }),
    quoteByPhone: text(3, 80).meta({
      title: 'Full name of the button that dials',
      description: 'Screen readers say it. It holds the words that are seen.',
    }),
    quoteByContact: text(3, 80).meta({
      title: 'Full name of the button to the contact page',
      description: 'Screen readers say it.',
    }),
    emergency: text(3, 60)
      .optional()
      .meta({ title: 'Mark of services by day and night', description: 'Needed once there is one.' }),
    loadingPage: text(3, 60).meta({ title: 'While a page loads' }),
    loadingArea: text(3, 60).meta({ title: 'While an area loads' }),
    licensedAndInsured: text(3, 80).optional().meta({
      title: 'License and insurance, claimed',
      description: 'The words that {licensedAndInsured} stands for.',
    }),
    licensedAndInsuredBy: template(3, 160, ['insurance']).optional().meta({
      title: 'The same, with the kind of insurance',
      description: 'Used once the kind of insurance is known.',
    }),
    lifetimeWarranty: z
      .strictObject({
        words: text(3, 60),
        answer: namedFile('answers').meta({ title: 'Terms', description: 'The answer that holds them.' }),
      })
      .optional()
      .meta({
        title: 'Lifetime warranty',
        description: 'The claim that {lifetimeWarranty} stands for. Its words link to the terms.',
      }),
    socialPicture: template(10, 120, ['picture']).meta({
      title: 'What a link preview shows',
      description: 'For people who can’t see it: the page’s picture, and what is written below it.',
    }),
    navigation: z
      .strictObject({
        main: text(2, 40).meta({ title: 'Name of the main menu', description: 'Screen readers say it.' }),
        menu: text(2, 40).meta({ title: 'Button that opens the menu' }),
        closeMenu: text(2, 40).meta({ title: 'The same button while the menu is open' }),
        home: text(2, 40),
        about: text(2, 40),
        services: text(2, 40),
        coverage: text(2, 40).meta({ title: 'Service areas' }),
        allAreas: text(2, 40).meta({
          title: 'All areas',
          description: 'Ends the list of areas where there are more than it shows.',
        }),
        contact: text(2, 40),
        servicesToggle: text(2, 60).meta({
          title: 'Button that opens the services',
          description: 'Screen readers say it.',
        }),
        coverageToggle: text(2, 60).meta({
          title: 'Button that opens the areas',
          description: 'Screen readers say it.',
        }),
        logo: text(2, 80).meta({ title: 'Name of the logo’s link', description: 'Screen readers say it.' }),
      })
      .meta({ title: 'Menus' }),
    phoneButton: z
      .strictObject({
        landmark: text(3, 40).meta({ title: 'Name of its place', description: 'Screen readers say it.' }),
        text: text(3, 40),
        name: text(3, 80).meta({ title: 'Full name', description: 'Screen readers say it.' }),
      })
      .meta({ title: 'Phone button on phones' }),
    noConnection: text(10, 160).meta({
      title: 'A page that can’t be loaded',
      description:
        'Shown above a button that calls, without internet or when the host fails. The page that is open stays.',
    }),
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
        pictures: text(10, 160).optional().meta({
          title: 'About the pictures',
          description: 'What visitors should know about the pictures.',
        }),
        license: template(3, 100, ['license', 'licenseClass'])
          .optional()
          .meta({ title: 'License', description: 'How it is named; needed once the business has one.' }),
        copyright: template(3, 100, ['year']),
      })
      .meta({ title: 'Foot of the page' }),
  })
  .meta({ title: 'Words on every page', description: 'Buttons, menus and the foot of each page.' });
