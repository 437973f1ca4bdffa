import type { Coverage } from '#app/content/schema.ts';

export const coverage: Coverage = {
  hero: {
    kicker: 'Service areas around Oceanside',
    heading: 'Camp Pendleton to Aviara, and inland to Lake San Marcos',
    lede: 'Response times run from 15–25 minutes in Vista to 30–45 on Camp Pendleton. Call to confirm yours.',
  },
  areas: {
    heading: 'Find your part of North County',
    lede: 'Every place has a page of its own, with ZIP codes, a response time and the wear we look for there.',
    nearbyHeading: 'South Carlsbad and El Camino Real',
  },
  cardFeatures: ['Same-day service available', 'Full coverage area'],
  expertise: {
    heading: 'Local Expertise',
    paragraphs: [
      'Two doors bought on the same day can age very differently five miles apart. The one by the beach often loses its lower hinges and cable ends to salt. In Vista, its twin may have bright steel, a cracked bottom seal and rollers full of dust.',
      'Getting to a door differs as well. Camp Pendleton means base access and a longer response. On a steep drive in Calavera Hills, a straight seal can leave a gap at one corner. In newer planned neighborhoods, an association often has a say in color and panel style. Tell us what you know when you call.',
      'Businesses along El Camino Real are part of the zone too. A shop’s sectional door may open many times a day, so its springs use up their rated cycles far sooner than a house door’s.',
    ],
  },
  benefits: {
    heading: 'Service Area Benefits',
    points: [
      '24/7 emergency service in every area listed here',
      'Same-day repair, near the beach and inland',
      'No travel charges within the service zone',
      'Consistent pricing across 12+ communities',
      'Free quotes before you decide anything',
      'Lifetime warranty on springs',
      'Warranties on parts and labor',
      'Family-owned, based in Oceanside, serving since 2010',
    ],
  },
  call: {
    heading: "Don't see your town listed? We may still be able to help!",
    text: 'Tell us where the door is and you’ll get a plain yes or no. Outside the service zone, ask what the trip would cost before you decide.',
  },
  picture: {
    alt: 'A straight street between palms and tile roofs, leading down to a hazy ocean',
  },
  metadata: {
    title: 'Where We Work: Garage Doors From Camp Pendleton to Aviara',
    description:
      'Look up your community’s response time and ZIP codes, from Oceanside’s beaches to Lake San Marcos. No travel charges within the zone.',
    updated: '2026-11-21',
  },
};
