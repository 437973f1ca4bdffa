import type { Path } from '#app/paths.ts';

/** An area as visitors look it up. */
export interface Place {
  name: string;
  path: Path;
  /** Minutes, as visitors see them. */
  minutes: string;
  /** What has to be true before they count. */
  condition?: string;
  /** ZIP codes from and to, both included. */
  zipCodes: [from: string, to: string][];
  /** ZIP codes that the owner has yet to confirm. */
  inDoubt?: string[];
  /** What else people call it or parts of it. */
  neighborhoods?: string[];
}
