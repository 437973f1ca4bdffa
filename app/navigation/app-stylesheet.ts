import { loadStylesheet } from '#app/load-stylesheet.ts';
import { inTime } from '#app/navigation/load-page.ts';
import address from '#app/styles/app.css?url';

/**
 * The styles of all pages: a document brings those that its own kind of page uses (build/prerender/used-styles.ts), and
 * any other page that the app shows waits for these. Those for paper come last, as they do in the document.
 */
export function loadAppStylesheet(): Promise<unknown> {
  return inTime(loadStylesheet(address, document.querySelector('link[media=print]')));
}
