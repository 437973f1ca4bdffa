import styles from '#app/components/door-chooser/door-chooser.css?url';
import { loadStylesheet } from '#app/load-stylesheet.ts';

/**
 * Waits until the section's script is needed, and loads its styles by then. Until then the document's markup stays. On a
 * page that a link opens there is no markup yet, and the section comes with the page.
 */
export async function doorChooserNear(): Promise<void> {
  if (import.meta.env.SSR) return;
  await comesNear();
  await loadStylesheet(styles);
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
