import type { AreaSlug } from '#app/content/areas.ts';
import type { Area, Service, ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** The records that stand in a file of their own each, by file. */
export const recordFiles = {
  services: import.meta.glob<Service>('./services/*.ts', { eager: true, import: 'service' }),
  areas: import.meta.glob<Area>('./areas/*.ts', { eager: true, import: 'area' }),
  'service-areas': import.meta.glob<Record<ServiceSlug, ServiceInArea>>('./service-areas/*.ts', {
    eager: true,
    import: 'servicesInArea',
  }),
};

export function serviceRecord(slug: ServiceSlug): Service {
  return recordOf(recordFiles.services, 'services', slug);
}

export function areaRecord(slug: AreaSlug): Area {
  return recordOf(recordFiles.areas, 'areas', slug);
}

export function serviceInAreaRecord(service: ServiceSlug, area: AreaSlug): ServiceInArea {
  return recordOf(recordFiles['service-areas'], 'service-areas', area)[service];
}

function recordOf<Item>(files: Record<string, Item>, folder: string, slug: string): Item {
  const record = files[`./${folder}/${slug}.ts`];
  if (record === undefined) {
    throw new Error(
      `app/content/${folder}/${slug}.ts is missing, so its pages can't be built. Copy a neighbor's file and write its texts.`,
    );
  }
  return record;
}
