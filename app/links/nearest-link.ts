import { distance } from 'fastest-levenshtein';
import type { Link } from '#app/paths.ts';

/** Above this share of changed characters, two names have nothing to do with each other. */
const farthest = 0.4;

/** The link whose address ends most like an address that doesn't exist, or none when none is similar. */
export function nearestLink(attempted: string, links: readonly Link[]): Link | undefined {
  return links
    .map((link) => ({ link, difference: difference(lastPart(attempted), lastPart(link.path)) }))
    .filter((candidate) => candidate.difference <= farthest)
    .sort((one, other) => one.difference - other.difference)[0]?.link;
}

function difference(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
