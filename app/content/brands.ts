import type { Brand } from '#app/content/schema.ts';

/**
 * The brands whose doors and openers the company works on.
 * `logo` names a wordmark of our own (see components/wordmark.tsx): we hold no license for their artwork.
 */
export const brands: Brand[] = [
  { name: 'LiftMaster', url: 'https://www.liftmaster.com', logo: 'liftmaster' },
  { name: 'Chamberlain', url: 'https://www.chamberlain.com', logo: 'chamberlain' },
  { name: 'Genie', url: 'https://www.geniecompany.com', logo: 'genie' },
  { name: 'Craftsman', url: 'https://www.craftsman.com', logo: 'craftsman' },
  { name: 'Wayne Dalton', url: 'https://www.wayne-dalton.com', logo: 'wayne-dalton' },
  { name: 'Clopay', url: 'https://www.clopaydoor.com', logo: 'clopay' },
];
