/** Where a link opens a page, it scrolls. After Back and forward, the browser restores where the visitor was. */

export function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Scrolls to a part of the page, as soon as it is there: its script may still be on its way. Until then, `isWanted` says whether somebody waits for it. */
export function scrollToPart(id: string, isWanted: () => boolean) {
  const observer = new MutationObserver(look);
  function look() {
    const part = document.getElementById(id);
    if (part === null && isWanted()) return;
    observer.disconnect();
    if (part === null) return;
    // What a part is folded up in.
    const folded = part.closest('details');
    if (folded) folded.open = true;
    part.scrollIntoView();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}
