import type { Company } from '#content/collections.ts';
import { phoneDisplay } from '#content/rules/united-states.ts';
import { licenseWords } from '#app/page-data/site.ts';

export type Identity = ReturnType<typeof identityOf>;

export function identityOf({ business, labels, tokens }: Company) {
  return {
    name: business.brand,
    /** The name's first line in the logo. */
    shortName: business.shortName,
    phone: phoneDisplay(business.phone),
    license: licenseWords(business, labels),
    mark: tokens.mark,
    colors: tokens.colors,
  };
}
