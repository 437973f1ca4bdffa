import { areas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import type { Link } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';
import { paths } from '#app/paths.ts';

export const serviceLinks = services.map(({ slug, name }): Link => ({ name, path: paths.service(slug) }));

export const areaLinks = areas.map(({ slug, name, ...area }) => ({ ...area, name, path: paths.area(slug) }));

/** The pages that the not-found page may offer. */
export const allLinks: Link[] = [
  { name: labels.navigation.home, path: paths.home },
  { name: labels.navigation.about, path: paths.about },
  { name: labels.navigation.services, path: paths.services },
  { name: labels.navigation.coverage, path: paths.coverage },
  { name: labels.navigation.contact, path: paths.contact },
  ...serviceLinks,
  ...areaLinks,
  ...services.flatMap((service) =>
    areas.map((area) => ({
      name: labels.service.title(service.name, area.name),
      path: paths.serviceInArea(service.slug, area.slug),
    })),
  ),
];
