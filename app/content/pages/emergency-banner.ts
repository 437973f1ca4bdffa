import type { EmergencyBanner } from '#app/content/schema.ts';

export const emergencyBanner: EmergencyBanner = {
  heading: 'The bang at midnight was probably a spring',
  text: 'Keep the opener off, leave the door where it is and call. We answer for 24/7 emergency service across North County Coastal.',
  picture: {
    alt: 'House at dusk with its garage door stuck half open and warm light spilling onto the drive',
  },
};
