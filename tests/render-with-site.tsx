import '#app/styles/typefaces.css';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { site as secondSite } from 'virtual:test/company';
import { render } from 'vitest-browser-react';
import { SiteContext } from '#app/components/site-context.ts';
import type { Site } from '#app/content/to-pages/site.ts';

/** Renders what stands around every component: a site, and the last of some addresses that a visitor has been to. */
export function renderWithSite(
  children: ReactNode,
  { site = secondSite, addresses = ['/'] }: { site?: Site; addresses?: string[] } = {},
) {
  return render(
    <SiteContext value={site}>
      <MemoryRouter initialEntries={addresses}>{children}</MemoryRouter>
    </SiteContext>,
  );
}
