import { type ReactNode, use, useEffect, useRef } from 'react';
import { LocationContext } from '#app/components/location-context.ts';

/** A page's one main heading. After a navigation in the app it takes the focus, so that screen readers read the new page's name. */
export function PageHeading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { opened } = use(LocationContext);
  useEffect(() => {
    // In a document, the browser itself places the focus.
    if (opened === 'by document') return;
    // Not before the page is painted: moving the focus would make the browser lay it out in between.
    requestAnimationFrame(() => setTimeout(() => heading.current?.focus({ preventScroll: true })));
  }, [opened]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`page-heading headline ${className}`}>
      {children}
    </h1>
  );
}
