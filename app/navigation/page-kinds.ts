import { paths } from '#app/paths.ts';

/** The kind of page that an address is for, whether or not there is one; of the kinds with an address for each record. */
export function kindAt(path: string): 'service' | 'area' | undefined {
  if (path.startsWith(paths.service(''))) return 'service';
  return path.startsWith(paths.area('')) ? 'area' : undefined;
}
