import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { siteOf } from '#app/page-data/site.ts';
import { picturePath, socialPicturePath } from '#app/paths.ts';

export type SocialPage = ReturnType<typeof socialPages>[number];

/** Where the middle lies unless the record says otherwise: most pictures have their subject low. */
const low = 0.6;

/** One for each page, and one for the addresses that have no record of their own. */
export function socialPages(company: Company) {
  const { defaultMetadata } = siteOf(company);
  // Names of places aren't broken over lines, nor is what everything here is about.
  const unbroken = [...company.areas.map(({ name }) => name), ...(company.business.unbrokenWords ?? [])];
  return [...allPages(company), { path: undefined, ...defaultMetadata }].map(({ path, title, picture }) => ({
    path: socialPicturePath(path),
    title: unbroken.reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title),
    picture: picturePath(picture.name),
    /** Where the middle of what is shown of the picture lies, if it can: 0 is its top, 1 its foot. */
    focus: picture.focus ?? low,
  }));
}
