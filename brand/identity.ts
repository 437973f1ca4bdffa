import type { Company } from '#content/collections.ts';
import { phoneDisplay } from '#content/rules/united-states.ts';
import { licenseWords } from '#app/page-data/site.ts';

/** What icons and link previews show of a company. */
export interface Identity {
  name: string;
  /** The name's first line in the logo. */
  shortName: string;
  phone: string;
  /** The words that name the license, once the record has it. */
  license: string | undefined;
  /** The company's sign, drawn as filled paths in a square of 32 by 32. */
  mark: Company['tokens']['mark'];
  /** As #rrggbb. */
  colors: Readonly<Record<'page' | 'night' | 'on-night' | 'call' | 'on-call', string>>;
}

export function identityOf({ business, labels, tokens }: Company): Identity {
  return {
    name: business.brand,
    shortName: business.shortName,
    phone: phoneDisplay(business.phone),
    license: licenseWords(business, labels),
    mark: tokens.mark,
    colors: tokens.colors,
  };
}
