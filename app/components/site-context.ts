import { createContext, use } from 'react';
import type { Site } from '#app/page-data/site.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (site === undefined)
    throw new Error('There is no site around the components: wrap them in <SiteContext>.');
  return site;
}
