import { type ReactNode, use, useDeferredValue } from 'react';
import { LocationContext } from '#app/components/location-context.ts';

/**
 * What follows a page's opening. When a link opens the page, the opening is painted first, in half the time that the whole
 * page takes. A placeholder taller than any page keeps its room until then: on a shorter page, browsers would scroll at once.
 * Where the link leads to a part of the page, and after Back and forward, all of it is there at once, so that browsers can
 * scroll to that.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { opened } = use(LocationContext);
  const isOpenedAtTop = opened === 'by link' && window.location.hash === '';
  const isShown = useDeferredValue(true, !isOpenedAtTop);
  return isShown ? children : <div className="h-[1000vh]" />;
}
