/**
 * The inline script in the head of pages with something that begins or ends: the parser adds it, and before it is painted it
 * is hidden if it is over or has yet to begin. Without scripts it is shown, and its words name its days.
 */
import { isCurrent } from '#app/period.ts';

const observer = new MutationObserver(() => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = !isCurrent(element.dataset);
});
observer.observe(document, { childList: true, subtree: true });
// From then on nothing is added but by React, which asks itself.
addEventListener('DOMContentLoaded', () => observer.disconnect());
