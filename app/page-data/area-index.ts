import type { Link } from '#app/page-data/page-data.ts';

/** The areas whose names begin with the same letter. */
export interface AreaIndex {
  letter: string;
  areas: IndexedArea[];
}

interface IndexedArea extends Link {
  /** How soon, as the page says it. */
  minutes: string;
}

/** Areas by the letter that their names begin with, in alphabetical order. */
export function areaIndex(areas: readonly IndexedArea[]): AreaIndex[] {
  const order = new Intl.Collator('en-US');
  const sorted = areas.toSorted((one, other) => order.compare(one.name, other.name));
  const byLetter = Map.groupBy(sorted, ({ name }) => name.charAt(0).toUpperCase());
  return [...byLetter].map(([letter, areas]) => ({ letter, areas }));
}
