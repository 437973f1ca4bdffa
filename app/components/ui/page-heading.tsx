import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** The history entry on which the visitor came to the site. There the browser itself places the focus. */
let openedOn: string | undefined;

/** A page's one main heading. After a navigation in the app it takes the focus, so that screen readers read the new page's name. */
export function PageHeading({ className = '', children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const takeFocus = useEffectEvent(() => {
    openedOn ??= key;
    if (key === openedOn) return;
    // Not before the page is painted: moving the focus would make the browser lay it out in between.
    requestAnimationFrame(() => setTimeout(() => heading.current?.focus({ preventScroll: true })));
  });
  // Only when the heading appears: a click on a link to the current page leaves the focus where it is.
  useEffect(() => takeFocus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`page-heading headline ${className}`}>
      {children}
    </h1>
  );
}
