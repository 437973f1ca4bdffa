import type { Company } from '#content/collections.ts';
import { placesOf } from '#app/page-data/places.ts';
import { dialPanelOf, directoryOf, siteOf } from '#app/page-data/site.ts';

export type KnownToEveryPage = ReturnType<typeof knownToEveryPage>;

/** What the app and its styles know of the company without any page: made of its records, so that no record's code or schema comes along. */
export function knownToEveryPage(company: Company) {
  return {
    site: siteOf(company),
    directory: directoryOf(company),
    places: placesOf(company),
    dialPanel: dialPanelOf(company),
    colors: company.tokens.colors,
    darkColors: company.tokens.darkColors,
    doorPlaces: company.doorPlaces,
    jammingDoor: company.home.picture.door,
  };
}
