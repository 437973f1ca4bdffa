/**
 * The script in the head of every page: it asks for the typefaces before the first paint where that costs nothing. That is
 * where the document itself came quickly, or where an earlier visit keeps them (app/offline). How long the host took to
 * answer is the one measure of a connection that all browsers know of.
 */
import { typefaceStyles } from '#app/shell/typefaces.ts';

/** Milliseconds from asking for the document to its first byte: less than a round trip on slow 4G, which takes 150. */
const quick = 120;

// What entries of this type are; browsers that have none keep the stand-ins.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const styles = typefaceStyles();
if (
  styles !== null &&
  navigation &&
  // The second where a service worker has brought the document.
  (navigation.responseStart - navigation.requestStart < quick || navigation.workerStart)
) {
  styles.media = '';
  // At once, and not when the first words are laid out: the first paint waits a moment for typefaces that are on their way.
  // One that can't be had is nobody's concern: its stand-in stays.
  for (const face of document.fonts) face.load().catch(() => {});
}
