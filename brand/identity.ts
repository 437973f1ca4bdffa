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
  license?: string;
  /** The company's sign, drawn as filled paths in a square of 32 by 32. */
  mark: Company['tokens']['mark'];
  /** As #rrggbb. */
  colors: Readonly<Record<'page' | 'night' | 'on-night' | 'call' | 'on-call', string>>;
}

export function identityOf({
  business,
  labels,
  tokens,
}: Pick<Company, 'business' | 'labels' | 'tokens'>): Identity {
  const license = licenseWords(business, labels);
  return {
    name: business.brand,
    shortName: business.shortName,
    phone: phoneDisplay(business.phone),
    ...(license === undefined ? {} : { license }),
    mark: tokens.mark,
    colors: tokens.colors,
  };
}
