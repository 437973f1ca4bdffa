import type { ServiceFrame } from '#app/content/schema.ts';

export const serviceFrame: ServiceFrame = {
  book: 'Book Service Now',
  emergency: '24/7 emergency service',
  featuresHeading: 'What you get',
  areasHeading: 'This service near you',
};
