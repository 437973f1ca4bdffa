import { createContext, type ReactNode, use, useDeferredValue } from 'react';

/**
 * Whether a link has opened the page, without loading a document. Otherwise all of the page is there at once:
 * after Back and forward, browsers scroll to where the visitor was.
 */
export const OpenedByLinkContext = createContext(false);

/**
 * What follows a page's opening. When a link opens the page, the opening is painted first, which takes half the time
 * (docs/decisions/0013-navigation.md). Until the rest is there, empty space longer than any page stands in for it:
 * on a shorter page, browsers would scroll at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isOpenedByLink = use(OpenedByLinkContext);
  const isShown = useDeferredValue(true, !isOpenedByLink);
  return isShown ? children : <div className="h-[1000vh]" />;
}
