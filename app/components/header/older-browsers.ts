/**
 * What the older of the browsers meant (build/browsers.ts) lack, in a file that no other browser runs: one open section at a
 * time without `<details name>`, and the menu of small screens without popovers.
 */
export function makeUpForOlderBrowsers() {
  // This event does not bubble.
  document.addEventListener('toggle', closeOthersOfName, true);
  if (!('popover' in HTMLElement.prototype)) openMenuByScript();
}

function closeOthersOfName({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute('name');
  for (const details of document.querySelectorAll<HTMLDetailsElement>(`details[name='${name}'][open]`))
    if (details !== target) details.open = false;
}

/** Styles show the menu by what is said at the root (navigation-stacked.css). */
function openMenuByScript() {
  const { dataset } = document.documentElement;
  const setOpen = (isOpen: boolean) => {
    dataset.menu = isOpen ? 'open' : 'closed';
    toggleIn(document)?.setAttribute('aria-expanded', String(isOpen));
  };
  setOpen(false);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.menu-toggle') !== null) setOpen(dataset.menu === 'closed');
    else if (target.closest('a') !== null || target.closest('.menu') === null) setOpen(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || dataset.menu === 'closed') return;
    setOpen(false);
    toggleIn(document)?.focus();
  });
}

function toggleIn(page: Document): HTMLElement | null {
  return page.querySelector('.menu-toggle');
}
