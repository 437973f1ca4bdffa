import { places } from 'virtual:company/places';
import { findPlaces, type PlaceAnswer } from '#app/places/find-places.ts';

/*
 * The look-up with the company's areas: in the browser a script of its own, fetched when a visitor reaches for the field.
 */

/** The areas that a ZIP code or a name may mean. */
export function findCompanyPlaces(typed: string): PlaceAnswer {
  return findPlaces(typed, places);
}
