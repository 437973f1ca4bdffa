import { paths } from '#app/paths.ts';

/** The kind of page that an address is for, whether or not there is one; of the kinds with an address for each record. */
export function kindAt(path: string): 'service' | 'area' | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  if (folder === paths.service('')) return 'service';
  return folder === paths.area('') ? 'area' : undefined;
}
