declare module 'virtual:test/company' {
  /** The second company. */
  export const company: import('#app/content/collections.ts').Company;

  /** All its pages, with all that they show. */
  export const pages: readonly import('#app/content/to-pages/page-data.ts').Page[];

  /** What every page knows of it. */
  export const site: import('#app/content/to-pages/site.ts').Site;
}
