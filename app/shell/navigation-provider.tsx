import { createContext, type ReactNode, useEffect, useState } from 'react';
import { LocationContext } from '#app/components/location-context.ts';
import { showNoConnection } from '#app/components/phone/show-no-connection.ts';
import { openPages, type Shown } from '#app/navigation/open-pages.ts';

export const ShownContext = createContext<Shown | undefined>(undefined);

/** Around the document: its first page, and those that are opened in its place. */
export function NavigationProvider({ first, children }: { first: Shown; children?: ReactNode }) {
  const [shown, setShown] = useState(first);
  // Once the document is hydrated: markup that React has not taken over yet would stay behind.
  useEffect(() => openPages(first, setShown, showNoConnection), [first]);
  return (
    <LocationContext value={shown}>
      <ShownContext value={shown}>{children}</ShownContext>
    </LocationContext>
  );
}
