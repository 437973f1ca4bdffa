export interface Summary {
  median: number;
  least: number;
  most: number;
}

/** The middle of some measurements, and how far they spread. Throws without any. */
export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: percentile(sorted, 50), least: percentile(sorted, 0), most: percentile(sorted, 100) };
}

/** The value that `share` percent of the values don't exceed, interpolated between neighbors. Throws without any. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const position = ((sorted.length - 1) * share) / 100;
  const lower = sorted[Math.floor(position)];
  const upper = sorted[Math.ceil(position)];
  if (lower === undefined || upper === undefined) throw new Error('Nothing was measured.');
  return lower + (upper - lower) * (position - Math.floor(position));
}
