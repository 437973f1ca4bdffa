import { allPages, kindOfPage } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';

/** The first page of every kind that the company has, by the kind's name. */
export const pageOfEachKind = [...Map.groupBy(allPages(openCompany()), kindOfPage)].flatMap(
  ([name, [first]]) => (first === undefined ? [] : [{ name, path: first.path }]),
);
