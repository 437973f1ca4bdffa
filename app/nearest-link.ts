import { distance } from 'fastest-levenshtein';
import type { Link } from '#app/content/pages.ts';

/** Above this share of changed characters, two addresses have nothing to do with each other. */
const farthest = 0.4;

/** The link whose address is nearest to an address that doesn't exist, or none when nothing is near. */
export function nearestLink(attempted: string, links: readonly Link[]): Link | undefined {
  const near = links
    .map((link) => ({
      link,
      difference: Math.min(difference(attempted, link.path), lastPartDifference(attempted, link.path)),
    }))
    .filter(({ difference }) => difference <= farthest)
    .toSorted((one, other) => one.difference - other.difference);
  return near[0]?.link;
}

/** The share of characters to change to get from one text to the other: 0 to 1. */
function difference(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function lastPartDifference(one: string, other: string): number {
  const [lastOfOne, lastOfOther] = [one, other].map((path) => path.slice(path.lastIndexOf('/') + 1));
  return lastOfOne && lastOfOther ? difference(lastOfOne, lastOfOther) : 1;
}
