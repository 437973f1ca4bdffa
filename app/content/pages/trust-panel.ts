import type { TrustPanel } from '#app/content/schema.ts';
import { site } from '#app/site.ts';

export const trustPanel: TrustPanel = {
  heading: 'Check us before you call',
  lede: 'Good questions for any garage door company, with our own answers where we have them.',
  points: [
    {
      title: 'Who picks up the phone',
      text: `You reach a local, family-owned company in ${site.city}, day or night. Say which town you are in and what the door did.`,
    },
    {
      title: 'What a visit includes',
      text: 'We look at the whole door first and show you what failed. You hear the price before any work begins. The quote is free, and inside the service zone so is the trip.',
    },
    {
      title: 'What a bad quote looks like',
      text: 'Be wary of a very low service fee that grows at the door, of a “lifetime” part with no paper behind it, and of anyone who won’t name a price before starting. Ask for the warranty in writing.',
    },
    {
      title: 'License',
      text:
        site.license === undefined
          ? 'Contractors in California have a license number. Ask any company for it, then look it up on the state’s own site.'
          : `California contractor’s license ${site.license.number}, class ${site.license.classification}. Look it up on the state’s own site.`,
      ...(site.license === undefined
        ? {}
        : {
            link: {
              text: 'Look up our license with the state',
              url: 'https://www.cslb.ca.gov/OnlineServices/CheckLicenseII/CheckLicense.aspx',
            },
          }),
    },
    ...(site.insurance === undefined
      ? []
      : [{ title: 'Insurance', text: `We carry ${site.insurance}. Ask to see the certificate.` }]),
  ],
};
