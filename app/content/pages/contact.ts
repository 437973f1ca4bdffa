import type { Contact } from '#app/content/schema.ts';
import { phoneDisplay } from '#app/site.ts';

export const contact: Contact = {
  hero: {
    kicker: 'Oceanside and North County Coastal, day and night',
    heading: 'Stand clear of the door and tell us what it did',
    lede: 'Same-day repair in Oceanside and nearby. From Ventura County, or anywhere else beyond our zone, call and we’ll say honestly if we can come.',
  },
  call: {
    heading: 'Call Us Now',
    text: 'One number for free quotes, repairs and emergencies. Your town and a sentence about the door are enough to begin.',
  },
  emergency: {
    heading: '24/7 Emergency Service',
    text: 'Leave the door where it stopped and keep people and pets away. Then call, at any hour, for any of these.',
    items: ['Broken springs and cables', 'Door off track', 'Opener malfunctions', 'Safety concerns'],
  },
  areas: {
    heading: 'Service Areas',
    text: 'From Oceanside we cover 12+ communities, among them Carlsbad, Vista and Camp Pendleton. No travel charges apply within the zone.',
  },
  questions: {
    heading: 'Have Any Questions?',
    lede: `Ask them at ${phoneDisplay}; a question costs nothing. These are the ones worth reading before you touch the door.`,
    items: [
      {
        question: 'Can I open the door by hand with a broken spring?',
        answer:
          'Please don’t. Without its spring, a double door can leave you lifting well over 100 pounds. If it’s closed, leave it closed and keep the opener off. If it’s open, keep everyone out from under it and don’t pull the red cord: released, it can drop. Call us at any hour, and call 911 first if anyone is hurt or pinned.',
      },
      {
        question: 'How fast can you get to me?',
        answer:
          'Listed response times start at 15–25 minutes in Vista and Rancho Del Oro. The longest is 30–45 minutes, on Camp Pendleton, where base access takes time. Your area’s page shows its own figure. Call to confirm, because traffic and the hour change things. Same-day repair is offered throughout the zone.',
      },
      {
        question: 'What should I have ready when I call?',
        answer:
          'Your town or ZIP code, and what you saw or heard. Tell us if the door is open, closed or crooked, and if a car is stuck inside. An opener’s model name is usually on the motor unit. Read it from the floor if you can, or leave it to us.',
      },
      {
        question: 'Do you charge for travel?',
        answer:
          'There are no travel charges within our service zone. Quotes cost nothing either, and the price is settled before work begins. If you live outside the zone, ask about the trip on the phone.',
      },
      {
        question: 'I rent my place. Can I call you myself?',
        answer:
          'You can call for advice, but start with your landlord or property manager. The door usually belongs to the owner, who has to approve the work. We can quote them for free. Until then, stay away from a door that is crooked or has a loose cable. In base housing, the housing office is usually your first call.',
      },
      {
        question: 'Do you come to Ventura County?',
        answer:
          'It lies outside our service zone, with Los Angeles and Orange counties in between. You’re welcome to call, and we’ll tell you honestly if we can help. For an urgent repair there, a company close by will likely reach you sooner.',
      },
    ],
  },
  picture: {
    alt: 'A keypad and a lit lantern on blue-green siding between a white garage door and a sheltered front door',
  },
  metadata: {
    title: 'Call an Oceanside Garage Door Technician, Day or Night',
    description:
      'What to tell us, what to leave alone and how soon we can reach you. One call for free quotes and 24/7 emergency service.',
    updated: '2026-11-21',
  },
};
