/**
 * Stands in the documents that hold a section with styles to itself. Once that is near, the app has three seconds to bring
 * it to life. After that, the section must do without, and has its styles from here.
 */
import { appendStyles } from '#app/shell/append-styles.ts';

document.querySelectorAll<HTMLElement>('[data-styles]').forEach((section) => {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setTimeout(() => {
        if (!section.matches('.is-live')) {
          appendStyles(section.dataset.styles);
          section.classList.add('is-alone');
        }
      }, 3000);
    },
    { rootMargin: '100%' },
  ).observe(section);
});
