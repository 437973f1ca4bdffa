import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlaceLookup } from '#app/components/place-lookup/place-lookup.tsx';
import { renderWithSite } from '#tests/render-with-site.tsx';

/** What the records of the site's own company don't hold. The rest: tests/browser/place-lookup.spec.ts. */

vi.mock('virtual:company/places', () => {
  const place = (name: string, zipCode: string, more = {}) => ({
    name,
    path: `/service-areas/${name.toLowerCase()}`,
    minutes: '10–20',
    zipCodes: [[zipCode, zipCode]],
    ...more,
  });
  return {
    places: [
      place('Mueller', '78723', { condition: 'That is once the creek is down.' }),
      place('Zilker', '78704', { inDoubt: ['78704'] }),
      place('Barton', '78704'),
      place('Bouldin', '78704'),
    ],
  };
});

const texts = {
  heading: 'Do we come to you?',
  label: 'Your ZIP code or neighborhood',
  hint: 'Nothing is sent.',
  withoutScripts: 'Look into the list, or call.',
  found: 'Yes: {area}, {minutes} minutes.',
  several: 'Yes, in one of these:',
  oneOfSeveral: '{area} in {minutes}',
  inDoubt: '{zipCode} may belong to {areas}. Call us.',
  outside: 'Outside our neighborhoods.',
  unknown: 'We know no such name.',
  noFiveDigits: 'A ZIP code has five digits.',
  unreadable: 'Type five digits or a name.',
  list: undefined,
  table: undefined,
} as const;

test.each([
  ['78723', 'Yes: Mueller, 10–20 minutes. That is once the creek is down.'],
  ['78704', '78704 may belong to Zilker, Barton, or Bouldin. Call us.'],
])(
  'answers %s with the condition of the minutes, or with every area it may belong to',
  async (typed, said) => {
    await renderWithSite(<PlaceLookup texts={texts} />);
    await userEvent.fill(page.getByRole('textbox', { name: texts.label }), typed);
    await expect.element(page.getByRole('status')).toHaveTextContent(said);
  },
);
