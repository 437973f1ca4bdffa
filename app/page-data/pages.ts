import type { Company } from '#content/collections.ts';
import { areaPages } from '#app/page-data/area-page.ts';
import { guidePages, guidesPage } from '#app/page-data/guides.ts';
import {
  aboutPage,
  contactPage,
  coveragePage,
  homePage,
  privacyPage,
  safetyPage,
  servicesPage,
} from '#app/page-data/main-pages.ts';
import { jobsPage, notices, withoutEnded } from '#app/page-data/timely.ts';
import { partsPage, problemsPage } from '#app/page-data/problems-page.ts';
import { serviceInAreaPages, servicePages } from '#app/page-data/service-page.ts';

/** In the order of the sitemap. */
const builders = [
  homePage,
  aboutPage,
  contactPage,
  problemsPage,
  partsPage,
  servicesPage,
  servicePages,
  serviceInAreaPages,
  coveragePage,
  areaPages,
  guidesPage,
  guidePages,
  jobsPage,
  safetyPage,
  privacyPage,
] as const;

/** A prerendered page, with all that it shows. */
export type Page = Built & { notices?: ReturnType<typeof notices> };

type Built = OneOf<ReturnType<(typeof builders)[number]>>;

type OneOf<Pages> = Pages extends readonly (infer One)[] ? One : NonNullable<Pages>;

export function allPages(records: Company): Page[] {
  const company = withoutEnded(records);
  return builders
    .flatMap((build): Built | Built[] => build(company) ?? [])
    .map((page) => ({ ...page, notices: notices(company) }));
}

/** The kind of a page's markup: a service in an area has the same page as a service, but other parts of it. */
export function kindOfPage(page: Page): string {
  return page.kind === 'service' && page.content.inArea !== undefined ? 'service in an area' : page.kind;
}
