import type { Directory } from '#app/page-data/site.ts';
import { type Link, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

export function directoryLinks({ serviceInAreaTitle, services, areas, guides = [] }: Directory): Link[] {
  return [
    ...guides,
    ...services.map(({ slug, name }) => ({ name, path: paths.service(slug) })),
    ...areas.map(({ slug, name }) => ({ name, path: paths.area(slug) })),
    ...services.flatMap((service) =>
      areas
        .filter(({ services: served }) => served === undefined || served.includes(service.slug))
        .map((area) => ({
          name: fill(serviceInAreaTitle, { service: service.name, area: area.name }),
          path: paths.serviceInArea(service.slug, area.slug),
        })),
    ),
  ];
}
