import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '#content/collections.ts';
import type { Area, Service } from '#content/records.ts';
import { type Path, paths, picturePath, servicePicture } from '#app/paths.ts';

/** A picture as a page shows it: its name under /images and what is seen in it. */
export interface Picture {
  name: string;
  alt: string;
  /** The name of an upright cut of it for phones. */
  portrait?: string;
  /** Where the middle of what matters lies, where it isn't low: 0 is the picture's top, 1 its foot. */
  focus?: number;
}

/** A page's own picture. */
export function heroPicture(path: Path, { alt }: { alt: string }): Picture {
  return { name: `hero-${path === paths.home ? 'home' : path.slice(1)}`, alt };
}

/** The picture, or its fallback until it is made. */
export function shownPicture(picture: Picture, { standIns }: Pick<Company, 'standIns'>): Picture {
  return standIns?.[picture.name] ?? picture;
}

/** The house that stands for an area. */
export function pictureOfArea({ slug, picture }: Area): Picture {
  return { name: `hero-${slug}`, alt: picture.alt };
}

/** A service's picture, or that of the service in an area. */
export function pictureOfService({ name, picture }: Service, area?: { slug: string; alt: string }): Picture {
  const { focus } = picture;
  return {
    name: servicePicture(name, area?.slug),
    alt: area?.alt ?? picture.alt,
    ...(focus === undefined ? {} : { focus }),
  };
}

/**
 * What is shown while a page's own picture is not made yet, by that picture's name: of a service in an area the service's
 * own, of an area the base area's, and where that is missing, too, the one of the page that lists them. A company
 * without any pictures has no fallback.
 */
export function standInsOf(company: Company, folder: string): Record<string, Picture> {
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
