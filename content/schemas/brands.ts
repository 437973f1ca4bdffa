import { z } from 'zod';
import { text, webAddress } from '#content/schemas/text.ts';

export const brandsSchema = z
  .array(
    z.strictObject({
      name: text(2, 30),
      url: webAddress.meta({ title: 'Web address' }),
      logo: z
        .strictObject({
          file: z
            .string()
            .regex(
              /^\/brands\/[a-z0-9-]+\.svg$/,
              'is no file of public/brands: write it as /brands/acme.svg',
            ),
          permission: text(10, 200).describe('Who allowed the company to show it, and when.'),
        })
        .optional()
        .describe(
          'The brand’s own artwork, once there is permission for it. Until then its name is set in our type.',
        ),
    }),
  )
  .meta({ internal: true, title: 'Brands', description: 'The makers whose products are sold or repaired.' });
