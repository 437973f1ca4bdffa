/** Scrolls after a link opened a page. After Back and Forward, the browser restores the position. */

export function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Scrolls to a part of the page as soon as it exists: its chunk may still be loading. Stops when `isWanted` returns false. */
export function scrollToPart(id: string, isWanted: () => boolean) {
  const observer = new MutationObserver(look);
  function look() {
    const part = document.getElementById(id);
    if (part === null && isWanted()) return;
    observer.disconnect();
    if (part === null) return;
    const collapsed = part.closest('details');
    if (collapsed) collapsed.open = true;
    part.scrollIntoView();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}
