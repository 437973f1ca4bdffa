import { createContext } from 'react';
import type { Path } from '#app/paths.ts';

export interface Location {
  /** Its address, as the site writes it. */
  path: Path;
  /** What has opened it: its document, a link in the app, or Back and forward in the app. */
  opened: 'by document' | 'by link' | 'by history';
}

export const LocationContext = createContext<Location>({ path: '/', opened: 'by document' });
