/**
 * The oldest browsers in which the site works whole; in anything older, words, links and the number are there.
 * What the build writes follows from this, and the test that finds what one of them lacks (tests/build/browsers.spec.ts).
 */
export const browsers = { chrome: '107', edge: '107', firefox: '104', safari: '16.0', ios: '16.0' } as const;

/** As Vite names them. */
export const target = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
