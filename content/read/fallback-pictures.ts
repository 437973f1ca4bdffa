import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '#content/collections.ts';
import { heroPicture, type Picture, pictureOfArea, pictureOfService } from '#content/pictures.ts';
import { paths, picturePath } from '#app/paths.ts';

/** A page's own picture, and those that may take its place, the best first. */
type Wish = [Picture, ...Picture[]];

/**
 * What is shown while a page's own picture is not made yet, by that picture's name: of a service in an area the service's
 * own, of an area the base area's, and where that is missing, too, the one of the page that lists them. A company
 * without any pictures has no fallback.
 */
export function fallbackPicturesOf(company: Company, folder: string): Record<string, Picture> {
  const isThere = ({ name }: Picture) => existsSync(join(folder, 'public', picturePath(name)));
  const { areas, services, servicesInAreas, servicesPage, coverage, business } = company;
  const base = areas.filter(({ slug }) => slug === business.baseArea).map(pictureOfArea);
  const ofServices = heroPicture(paths.services, servicesPage.picture);
  const ofAreas = heroPicture(paths.coverage, coverage.picture);
  const wishes: Wish[] = [
    ...services.map((service): Wish => [pictureOfService(service), ofServices]),
    ...areas.map((area): Wish => [pictureOfArea(area), ...base, ofAreas]),
    ...servicesInAreas.flatMap(({ area, service, picture: { alt } }) =>
      services
        .filter(({ slug }) => slug === service)
        .map((own): Wish => [pictureOfService(own, { slug: area, alt }), pictureOfService(own), ofServices]),
    ),
  ];
  return Object.fromEntries(
    wishes.flatMap(([picture, ...others]) => {
      const shown = isThere(picture) ? undefined : others.find(isThere);
      return shown === undefined ? [] : [[picture.name, shown]];
    }),
  );
}
