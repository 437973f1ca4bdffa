import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'bressi-ranch',
  title: 'Bressi Ranch alley garages, from bumps to design review',
  description:
    'Spanish and Craftsman fronts face the sidewalk here, and many garages open onto lanes behind. Most of the neighborhood went up in the 2000s under one design plan. Such a plan still has a say when you replace a door.',
  card: 'Garages on a narrow lane take bumps and glare, and a new door may have to pass design review. Start with these notes.',
  whyChoose: [
    'Ask for model, color and window layout on your free quote, ready for design review',
    'A stuck door that blocks the lane is worth a call to our 24/7 emergency line',
    'Arrival within 20–30 minutes is typical, but call to confirm',
    'Family-owned and serving since 2010, not long after these streets were built',
  ],
  responseTime: '20-30',
  zipCodes: '92009',
  location: { latitude: 33.1285, longitude: -117.2548 },
  picture: {
    alt: 'A row of newer townhouses whose garage doors line up along a shared alley, with potted trees between them',
  },
  local: {
    heading: 'Behind the fronts: life on the lane',
    paragraphs: [
      'The lane is where these doors get hurt. A car swings wide to line up, a bumper meets the side of the opening, and the track shifts by half an inch. Nothing looks broken. Soon the door begins to rub, then to chatter, then to stop. If yours started after a bump, say so on the phone. Don’t run it until the track has been checked.',
      'Low sun is another habit of narrow lanes. At the same hour each day it can shine straight into the receiving photo-eye and blind it. The door sets off, changes its mind and returns. Swapping the two sensors from side to side, or shading one, is often enough.',
      'A door from the first years may still run on its original rollers, with an opener older than California’s battery backup rule of July 2019. You don’t have to replace a working opener for that reason alone. When it does fail, the next one must have the battery.',
      'Submit first, order second. Planned communities commonly ask to approve panel style, window grid and color. A Spanish front may have other approved doors than the Craftsman beside it. Doors made to order can rarely go back.',
    ],
    questions: [
      {
        question: 'Does an ordinary repair go through the committee?',
        answer:
          'Springs, cables, rollers and openers don’t change how the house looks, so they seldom do. A new section, different windows or fresh paint might. Your own association’s documents have the last word.',
      },
      {
        question: 'Where should the technician park?',
        answer:
          'Leave the apron in front of the door free if you can, and tell us which end of the lane to use. Lanes may also be fire access that nobody is allowed to block, so mention any posted signs.',
      },
    ],
  },
  metadata: {
    title: 'Bressi Ranch Alley Garage Doors: Repairs and HOA Tips',
    description:
      'A bump in the lane can bend a track you never look at. Practical help for rear garages in Bressi Ranch, from repair to approval.',
    updated: '2026-11-21',
  },
};
