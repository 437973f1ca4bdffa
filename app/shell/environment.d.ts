interface ImportMetaEnv {
  /** Changes whenever a page's content or the code that reads it changes; part of the content's addresses. */
  readonly CONTENT_VERSION: string;
  /** The year in which the pages were built. */
  readonly BUILD_YEAR: number;
  /** Whether the company has symptoms of doors, or doors to choose from: without any, their code and styles stay away. */
  readonly HAS_DOORS: boolean;
  /** Whether the company has guides: without any, their code stays away. */
  readonly HAS_GUIDES: boolean;
  /** The address of what entry.client.tsx was built into. Only the script inside the pages knows it, which is built last. */
  readonly CLIENT_ENTRY: string;
  /** The address of the styles that the first paint does without (app/styles/later.css). Only the script inside the pages knows it. */
  readonly LATER_STYLES: string;
  /** The address of the typefaces' styles. Only the script inside the pages knows it. */
  readonly TYPEFACES: string;
  /** The address of the service worker; empty where the company has none. Only the script inside the pages knows it. */
  readonly SERVICE_WORKER: string;
}

/** Trusted Types, which TypeScript's library does not know yet: browsers accept what a policy makes in place of a text. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
  };
}

declare module 'virtual:company/site' {
  /** What every page knows of the company. */
  export const site: import('#app/page-data/site.ts').Site;
}

declare module 'virtual:company/directory' {
  /** All pages of services and areas, in few bytes. */
  export const directory: import('#app/page-data/site.ts').Directory;
}

declare module 'virtual:company/dialPanel' {
  /** The texts of the panel beside a telephone link (app/components/phone/dial-panel.tsx). */
  export const dialPanel: import('#app/page-data/site.ts').DialPanel;
}

declare module 'virtual:company/places' {
  /** The areas as visitors look them up. */
  export const places: import('#app/page-data/places.ts').Place[];
}
