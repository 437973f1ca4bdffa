import '#app/styles/typefaces.css';
import type { ReactNode } from 'react';
import { site as secondSite } from 'virtual:test/company';
import { render } from 'vitest-browser-react';
import { type Location, LocationContext } from '#app/components/location-context.ts';
import { SiteContext } from '#app/components/site-context.ts';
import type { Site } from '#app/page-data/site.ts';

/** Renders components with what they need around them: a site, and the page that the visitor is on. */
export function renderWithSite(
  children: ReactNode,
  {
    site = secondSite,
    location = { path: '/', opened: 'by document' },
  }: { site?: Site; location?: Location } = {},
) {
  return render(
    <SiteContext value={site}>
      <LocationContext value={location}>{children}</LocationContext>
    </SiteContext>,
  );
}
