import { z } from 'zod';

const address = z.templateLiteral(['/', z.string()]);

/** Addresses that moved. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: address.describe('An address that once existed.'),
    to: address.describe('The page that took its place.'),
    status: z.union([z.literal(301), z.literal(302), z.literal(308)]),
  }),
);
