interface ImportMetaEnv {
  /** Changes whenever a page's content or the code that reads it changes; part of the content's addresses. */
  readonly CONTENT_VERSION: string;
  /** The year in which the pages were built. */
  readonly BUILD_YEAR: number;
  /** The areas that menus and footer list, as JSON. */
  readonly LISTED_AREAS: string;
  /** How many areas there are. */
  readonly AREA_COUNT: number;
  /** The address of what entry.client.tsx was built into. Only the script inside the pages knows it, which is built last. */
  readonly CLIENT_ENTRY: string;
}

/** Trusted Types, which TypeScript's library does not know yet: what a policy makes is taken where a text is. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
  };
}
