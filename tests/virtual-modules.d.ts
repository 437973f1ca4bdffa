declare module 'virtual:test/company' {
  export const company: import('#content/collections.ts').Company;

  /** All its pages, with all that they show. */
  export const pages: readonly import('#app/page-data/pages.ts').Page[];

  /** What it lacks: tests/every-part.yaml. */
  export const everyPart: import('#tests/second-company-data.ts').EveryPart;

  /** What every page knows of it. */
  export const site: import('#app/page-data/site.ts').Site;
}
