/**
 * The inline script in the head of pages with something that begins or ends: the parser adds it, and before it is painted it
 * is hidden if it is over or has yet to begin. Without scripts it is shown, and its words name its days.
 */
import { isCurrent } from '#app/period.ts';

new MutationObserver(() => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = !isCurrent(element.dataset);
}).observe(document, { childList: true, subtree: true });
