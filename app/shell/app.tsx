import { type ReactNode, useEffect, useState } from 'react';
import { LocationContext } from '#app/components/location-context.ts';
import { showNoConnection } from '#app/components/phone/show-no-connection.ts';
import { openPages, type Shown } from '#app/navigation/open-pages.ts';
import type { Site } from '#app/page-data/site.ts';
import { CurrentPage, PreloadHeroPicture } from '#app/shell/current-page.tsx';
import { Document } from '#app/shell/document.tsx';

/** The document with its first page, and those that are opened in its place. `children` are above the page. */
export function App({ site, first, children }: { site: Site; first: Shown; children?: ReactNode }) {
  const [shown, setShown] = useState(first);
  // Once the document is hydrated: markup that React has not taken over yet would stay behind.
  useEffect(() => openPages(first, setShown, showNoConnection), [first]);
  return (
    <LocationContext value={shown}>
      <Document site={site} notices={shown.found?.page?.notices}>
        {children}
        {/* With a key, so that every page starts with nothing of the one before. */}
        <CurrentPage key={shown.path} {...shown} />
        <PreloadHeroPicture />
      </Document>
    </LocationContext>
  );
}
