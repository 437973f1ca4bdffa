import type { AreaFrame } from '#app/content/schema.ts';

export const areaFrame: AreaFrame = {
  servicesHeading: 'What we repair and install here',
  whyChooseHeading: 'Why Choose Us',
  commonPoints: [
    '24/7 emergency service for broken springs, loose cables and doors off track',
    'Free quotes and honest pricing, settled before work begins',
    'No travel charges within the service zone',
    'Lifetime warranty on springs, and warranties on parts and labor',
    'Family-owned, based in Oceanside and serving since 2010',
  ],
  call: {
    heading: 'Describe the door, and leave it where it is',
    text: 'A call tells you how soon we can come and what to keep clear of until then. The quote is free.',
  },
};
