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

/** What measurements say about a limit. */
export interface Decision {
  verdict: 'within' | 'beyond' | 'undecided';
  /** What was measured for it. */
  values: number[];
}

/** What a value adds to the score. */
const scores = { beyond: 1, within: -2 };
/** The scores that decide. */
const bounds = { beyond: 10, within: -4 };
/** After so many values without a decision there will be none. */
const mostValues = 25;

/**
 * Measures until it is decided whether the values lie within a limit, which two of them often do.
 * A sequential probability ratio test (Wald 1945) of whether at most two fifths of all values are beyond the limit,
 * or nine tenths and more. It only asks which side of the limit a value is on, so outliers count like any other.
 *
 * | of 100 values, beyond the limit are | 2   | 20  | 30   | 40   | 50   | 80   | 90   | 95   | 99    |
 * | ----------------------------------- | --- | --- | ---- | ---- | ---- | ---- | ---- | ---- | ----- |
 * | of 100 verdicts are "beyond"        | 0   | 0   | 0    | 0.04 | 0.6  | 64   | 96   | 99.6 | 99.99 |
 * | of 100 verdicts are "within"        | 100 | 100 | 99.9 | 99.5 | 94.7 | 13.9 | 1.9  | 0.4  | 0.01  |
 * | values until then, on average       | 2.1 | 3.0 | 3.9  | 5.4  | 8.0  | 17.2 | 13.8 | 11.7 | 10.3  |
 */
export async function measureUntilDecided(
  limit: number,
  measure: (round: number) => Promise<number>,
): Promise<Decision> {
  const values: number[] = [];
  let score = 0;
  while (values.length < mostValues) {
    const value = await measure(values.length);
    values.push(value);
    score += value > limit ? scores.beyond : scores.within;
    if (score >= bounds.beyond) return { verdict: 'beyond', values };
    if (score <= bounds.within) return { verdict: 'within', values };
  }
  return { verdict: 'undecided', values };
}
