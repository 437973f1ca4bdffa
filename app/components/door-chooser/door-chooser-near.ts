import address from '#app/components/door-chooser/door-chooser.css?url';

/** The address of the section's styles. */
export const styles = address;

/**
 * Waits until the section's script is wanted, and has its styles there by then. What the document brought stands there
 * until then. On a page that a link opens, nothing stands there yet, and the section comes with the page.
 */
export async function doorChooserNear(): Promise<void> {
  if (import.meta.env.SSR) return;
  await comesNear();
  await linkStyles();
}

/** Waits until the section is less than a screen away, or the address asks for a door. */
function comesNear(): Promise<void> {
  const section = document.querySelector('.door-chooser');
  // "#house-design-finish", perhaps; the section itself knows which there are.
  if (section === null || /-.*-/.test(window.location.hash)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(section);
  });
}

/** The document's own script may have linked them already (app/shell/entry.inline.ts). */
function linkStyles(): Promise<void> {
  const linked = document.querySelector<HTMLLinkElement>(`link[href="${styles}"]`);
  if (linked?.sheet) return Promise.resolve();
  const link = linked ?? document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles of the door chooser did not come.')));
    if (linked !== null) return;
    link.rel = 'stylesheet';
    link.href = styles;
    document.head.append(link);
  });
}
