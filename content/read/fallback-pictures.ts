import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '#content/collections.ts';
import { heroPicture, type Picture, pictureOfArea, pictureOfService } from '#content/pictures.ts';
import { paths, picturePath } from '#app/paths.ts';

/**
 * What is shown while a page's own picture is not made yet, by that picture's name: of a service in an area the service's
 * own, of an area the base area's, and where that is missing, too, the one of the page that lists them. A company
 * without any pictures has no fallback.
 */
export function fallbackPicturesOf(company: Company, folder: string): Record<string, Picture> {
  const files = new Set(
    globSync('images/*.webp', { cwd: join(folder, 'public') }).map(
      (file) => `/${file.replaceAll('\\', '/')}`,
    ),
  );
  if (files.size === 0) return {};
  const isThere = ({ name }: Picture) => files.has(picturePath(name));
  const { areas, services, servicesInAreas, servicesPage, coverage, business } = company;
  const base = areas.filter(({ slug }) => slug === business.baseArea).map((area) => pictureOfArea(area));
  const ofServices = [heroPicture(paths.services, servicesPage.picture)];
  const wishes = [
    ...services.map((service) => ({ picture: pictureOfService(service), instead: ofServices })),
    ...areas.map((area) => ({
      picture: pictureOfArea(area),
      instead: [...base, heroPicture(paths.coverage, coverage.picture)],
    })),
    ...servicesInAreas.flatMap((pair) =>
      services
        .filter(({ slug }) => slug === pair.service)
        .map((service) => ({
          picture: pictureOfService(service, { slug: pair.area, alt: pair.picture.alt }),
          instead: [pictureOfService(service), ...ofServices],
        })),
    ),
  ];
  return Object.fromEntries(
    wishes
      .filter(({ picture }) => !isThere(picture))
      .flatMap(({ picture, instead }) => {
        const shown = instead.find(isThere);
        return shown === undefined ? [] : [[picture.name, shown]];
      }),
  );
}
