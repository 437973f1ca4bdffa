import type { Company } from '#content/collections.ts';
import type { Area, Service, ServiceInArea } from '#content/records.ts';
import { doorChooser, doorChooserLink } from '#app/page-data/door-chooser.ts';
import { guideLinks } from '#app/page-data/guides.ts';
import { neighborsOfAreas } from '#app/page-data/map/nearest-areas.ts';
import { closeUp, symptomGroup } from '#app/page-data/problems-page.ts';
import {
  arrivalAtBase,
  arrivalIn,
  localTexts,
  safetyCallout,
  partIcon,
  type ServiceIcon,
  sourcedFacts,
} from '#app/page-data/shared-parts.ts';
import { jobs, notices, offers } from '#app/page-data/timely.ts';
import { pictureOfService, shownPicture } from '#content/pictures.ts';
import { type Link, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/** A service's page shows at most this many of its features (docs/specification.md#28-service-pages). */
const shownFeatures = 3;

/** So many areas are links on the page of a service; the page of all areas has the others. */
const shownAreas = 4;

/** Both kinds have the same keys, so that the component need not ask which one it shows. */
export type ServicePage =
  ReturnType<typeof servicePages>[number] | ReturnType<typeof serviceInAreaPages>[number];

export function servicePages(company: Company) {
  const { services, servicePage: texts } = company;
  const byPath = servicesInAreasByPath(company);
  return services.map((service) => {
    const pairs = company.areas.slice(0, shownAreas).map((area) => ({ service, area, short: area.name }));
    const allAreas = { name: company.labels.navigation.allAreas, path: paths.coverage };
    return {
      kind: 'service' as const,
      path: paths.service(service.slug),
      ...service.metadata,
      picture: shownPicture(pictureOfService(service), company),
      content: {
        ...contentOf(service, company),
        offers: offers(company, service.slug),
        jobs: jobs(company, { service: service.slug }),
        detailedDescription: service.detailedDescription,
        guides: guideLinks(company, 'services', service.slug),
        heading: service.name,
        kicker: texts.everywhere,
        response: service.showsResponseTime ? arrivalAtBase(company) : undefined,
        symptoms: symptomGroup(company, 'service', (symptom) => symptom.service === service.slug),
        chooser: doorChooser(company, service),
        areas: { heading: texts.areasHeading, links: [...linkedPages(pairs, byPath, texts), allAreas] },
        /** Templates for an area that has no page of this service. The customer wants to serve any place that an address names. */
        outsideZoneTexts: {
          heading: texts.title,
          kicker: texts.outsideZoneKicker,
          servesArea: texts.servesArea,
          notice: texts.outsideZone,
          documentTitle: texts.outsideZoneTitle,
        },
        inArea: undefined,
      },
    };
  });
}

/** The pages of services in areas: those that are written, by service. */
export function serviceInAreaPages(company: Company) {
  const { services, areas, servicePage: texts } = company;
  const byPath = servicesInAreasByPath(company);
  const neighbors = neighborsOfAreas(company);
  const combinations = services.flatMap((service) =>
    areas.flatMap((area) => {
      const record = byPath.get(paths.serviceInArea(service.slug, area.slug));
      return record === undefined ? [] : [{ service, area, record }];
    }),
  );
  return combinations.map(({ service, area, record }) => {
    const { metadata, picture, lookForHeading, lookFor } = record;
    const { slug, name, claim, notice } = area;
    const local = { ...localTexts(record, record.paragraphs), lookForHeading, lookFor };
    const nearby = (neighbors.get(slug) ?? []).map((area) => ({ service, area, short: area.name }));
    const here = services
      .filter((other) => other !== service)
      .map((service) => ({ service, area, short: service.name, icon: partIcon(service.icon, company) }));
    const whole = {
      name: fill(texts.whole, { service: service.name }),
      path: paths.service(service.slug),
      icon: partIcon(service.icon, company),
    };
    const allHere = { name: fill(company.areaPage.view, { area: name }), path: paths.area(slug) };
    return {
      kind: 'service' as const,
      path: paths.serviceInArea(service.slug, slug),
      ...metadata,
      picture: shownPicture(pictureOfService(service, { slug, alt: picture.alt }), company),
      content: {
        ...contentOf(service, company),
        offers: undefined,
        jobs: jobs(company, { area: slug, service: service.slug }),
        detailedDescription: [],
        guides: undefined,
        heading: fill(texts.title, { service: service.name, area: name }),
        symptoms: undefined,
        chooser: undefined,
        kicker: undefined,
        response: service.showsResponseTime ? arrivalIn(area, company) : undefined,
        areas: {
          heading: fill(texts.nearbyHeading, { service: service.name }),
          links: [...linkedPages(nearby, byPath, texts), allHere],
        },
        outsideZoneTexts: undefined,
        inArea: {
          slug,
          name,
          servesArea: fill(texts.servesArea, { area: name }),
          claim,
          local,
          sourcedFacts: sourcedFacts(area, company, service.slug),
          notice,
          notices: notices(company, slug),
          services: {
            heading: texts.otherServicesHeading,
            links: [...linkedPages(here, byPath, texts), whole, ...doorChooserLink(company, service)],
          },
        },
      },
    };
  });
}

export function servicesInAreasByPath({ servicesInAreas }: Company): Map<string, ServiceInArea> {
  return new Map(servicesInAreas.map((record) => [paths.serviceInArea(record.service, record.area), record]));
}

/** Links to pages of services in areas. Pairs without such a page are left out. */
function linkedPages(
  pairs: readonly { service: Service; area: Area; short: string; icon?: ServiceIcon }[],
  byPath: ReadonlyMap<string, ServiceInArea>,
  { title }: Company['servicePage'],
): (Link & { icon?: ServiceIcon })[] {
  return pairs
    .map(({ service, area, ...shown }) => ({
      name: fill(title, { service: service.name, area: area.name }),
      path: paths.serviceInArea(service.slug, area.slug),
      ...shown,
    }))
    .filter(({ path }) => byPath.has(path));
}

function contentOf(service: Service, company: Company) {
  const { book, featuresHeading } = company.servicePage;
  const { slug, name, emergency, showsResponseTime, subtitle, description, features, call, picture } =
    service;
  return {
    service: { slug, name, emergency },
    /** The phone number comes first on its pages. Not only for an `emergency`, which is work by day and night. */
    isUrgent: emergency || showsResponseTime,
    subtitle,
    caption: picture.caption,
    description,
    features: features.slice(0, shownFeatures),
    book,
    featuresHeading,
    call,
    safety: safetyCallout(company, service.safety),
    drawing: closeUp(company, service),
  };
}
