interface ImportMetaEnv {
  /** Changes whenever a page's content or the code that reads it changes; part of the content's addresses. */
  readonly CONTENT_VERSION: string;
  /** The year in which the pages were built. */
  readonly BUILD_YEAR: number;
}
