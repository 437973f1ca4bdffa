import { z } from 'zod';

// Each host reads addresses in a format of its own: these characters mean the same in all.
const address = z.templateLiteral(
  ['/', z.string().regex(/^[\w~%./#-]*$/)],
  'is no address of this site: write /, then letters, digits and - _ . ~ % / #',
);

/** Addresses that moved. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: address.meta({ title: 'Old address', description: 'An address that once existed.' }),
      to: address.meta({ title: 'New address', description: 'The page that took its place.' }),
      status: z
        .union(
          [z.literal(301), z.literal(302), z.literal(308)],
          'is no kind of redirect: write 301 for an address that moved for good, otherwise 302 or 308',
        )
        .meta({
          title: 'For how long',
          choices: { 301: 'For good', 302: 'For a while', 308: 'For good, forms included' },
        }),
    }),
  )
  .meta({
    internal: true,
    title: 'Moved addresses',
    description: 'An old address leads to the page that took its place.',
  });
