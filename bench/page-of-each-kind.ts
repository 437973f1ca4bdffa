import { allPages, kindOfPage } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';

export const pageOfEachKind = [...Map.groupBy(allPages(openCompany()), kindOfPage)].flatMap(
  ([name, [first]]) => (first === undefined ? [] : [{ name, path: first.path }]),
);
