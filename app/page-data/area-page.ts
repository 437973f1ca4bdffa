import type { Company } from '#content/collections.ts';
import type { Area, ServiceInArea } from '#content/records.ts';
import { guideLinks } from '#app/page-data/guides.ts';
import { neighborsOfAreas } from '#app/page-data/map/nearest-areas.ts';
import { servicesInAreasByPath } from '#app/page-data/service-page.ts';
import {
  arrivalIn,
  localTexts,
  pictureThere,
  previewPicture,
  rangesOf,
  safetyCallout,
  partIcon,
  sourcedFacts,
} from '#app/page-data/shared-parts.ts';
import { jobs, notices } from '#app/page-data/timely.ts';
import { pictureOfArea, shownPicture } from '#content/pictures.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

export type AreaPage = ReturnType<typeof areaPages>[number];

export function areaPages(company: Company) {
  const byPath = servicesInAreasByPath(company);
  const neighbors = neighborsOfAreas(company);
  const { areaPage: texts } = company;
  return company.areas.map((area) => {
    const nearby = neighbors.get(area.slug) ?? [];
    const { slug, name, title, description, region, notice, whyChoose, location, local, metadata } = area;
    const facts = sourcedFacts(area, company);
    const { more, paragraphs } = local;
    const opened = more === undefined ? paragraphs : paragraphs.slice(0, 1);
    const folded = more === undefined ? undefined : { heading: more, texts: paragraphs.slice(1) };
    const shown = company.services.find(({ slug }) => slug === (local.picture ?? texts.localPicture));
    const areaPicture = shownPicture(pictureOfArea(area), company);
    const picture = (shown && pictureThere(shown, slug, company)) ?? previewPicture(company) ?? areaPicture;
    return {
      kind: 'area' as const,
      path: paths.area(slug),
      ...metadata,
      picture: areaPicture,
      content: {
        area: { slug, name },
        kicker: texts.kicker,
        region: fill(texts.region, { areaRegion: region ?? company.business.region }),
        description,
        notice,
        response: arrivalIn(area, company),
        notices: notices(company, slug),
        zipCodes: fill(texts.zipCodes, rangesOf(area)),
        title,
        services: { heading: texts.servicesHeading, cards: serviceCards(area, byPath, company) },
        whyChoose: {
          heading: texts.whyChooseHeading,
          local: whyChoose,
          commonHeading: texts.commonHeading,
          common: texts.commonPoints,
        },
        call: texts.call,
        local: { ...localTexts(local, opened), picture, folded },
        /** Whether its picture is of one part, on the right, and not of doors. */
        isCloseUp: local.picture !== undefined,
        sourcedFacts:
          facts.length > 0 && texts.factsHeading ? { heading: texts.factsHeading, facts } : undefined,
        jobs: jobs(company, { area: slug }),
        safety: safetyCallout(company, texts.safety),
        links: [
          ...(texts.answers && company.answers.length > 0
            ? [{ name: texts.answers, path: paths.answers }]
            : []),
          ...(guideLinks(company, 'areas', slug) ?? []),
        ],
        location,
        nearby: {
          heading: texts.nearbyHeading,
          links: nearby.map(({ slug, name }) => ({ name, path: paths.area(slug) })),
        },
      },
    };
  });
}

/** Each card links to the service's page in this area, or to the service's own page if the area has none. Its features are a sentence. */
function serviceCards({ slug: area }: Area, byPath: ReadonlyMap<string, ServiceInArea>, company: Company) {
  return company.services.map((service) => {
    const { slug, emergency, areaCard } = service;
    const sentence = `${areaCard.features.join(', \n')}.`;
    const features = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`.split('\n');
    const icon = partIcon(service.icon, company);
    const path = paths.serviceInArea(slug, area);
    return { ...areaCard, features, icon, emergency, path: byPath.has(path) ? path : paths.service(slug) };
  });
}
