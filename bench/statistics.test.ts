import { describe, expect, test } from 'vitest';
import { randomNumbers } from '#bench/random-numbers.ts';
import { type Decision, measureUntilDecided, percentile, summarize } from '#bench/statistics.ts';

test('the median of an odd count is the middle value, of an even count the middle of two, in whatever order', () => {
  expect(summarize([9, 1, 4])).toEqual({ median: 4, least: 1, most: 9 });
  expect(summarize([4, 1, 2, 9]).median).toBe(3);
  expect(summarize([10, 9]).median).toBe(9.5);
});

test('numbers are ordered as numbers', () => {
  expect(summarize([100, 20, 3]).median).toBe(20);
});

test('the 98th percentile of fifty values lies between the two highest', () => {
  const values = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(percentile(values, 98)).toBeCloseTo(49.02);
});

test('the values given stay as they are', () => {
  const values = [3, 1, 2];
  summarize(values);
  expect(values).toEqual([3, 1, 2]);
});

test('without values there is no median', () => {
  expect(() => summarize([])).toThrow('Nothing was measured.');
});

describe('measuring until it is decided', () => {
  const decide = (...values: number[]) =>
    measureUntilDecided(1.05, async (round) => {
      const value = values[round];
      if (value === undefined) throw new Error('It asked for one more value.');
      return value;
    });

  test('two values within the limit are enough', async () => {
    expect(await decide(1.05, 0.9)).toEqual({ verdict: 'within', values: [1.05, 0.9] });
  });

  test('a value beyond the limit among others takes two more, however far out it is', async () => {
    expect(await decide(1, 900, 1, 1)).toEqual({ verdict: 'within', values: [1, 900, 1, 1] });
  });

  test('ten values beyond the limit break it', async () => {
    const values = Array.from({ length: 10 }, () => 1.06);
    expect(await decide(...values)).toEqual({ verdict: 'beyond', values });
  });

  test('after 25 values that say neither it stays undecided', async () => {
    const values = Array.from({ length: 25 }, (_, round) => (round % 3 === 0 ? 1 : 2));
    expect(await decide(...values)).toEqual({ verdict: 'undecided', values });
  });

  /** How often each verdict is found when such a share of the values is beyond the limit, and after how many values. */
  async function simulate(share: number) {
    const random = randomNumbers(1);
    const decisions: Decision[] = [];
    for (let trial = 0; trial < 10_000; trial += 1) {
      decisions.push(await measureUntilDecided(1.05, async () => (random() < share ? 2 : 1)));
    }
    const percent = (sought: Decision['verdict']) =>
      decisions.filter(({ verdict }) => verdict === sought).length / 100;
    const taken = decisions.reduce((sum, { values }) => sum + values.length, 0) / decisions.length;
    return { beyond: percent('beyond'), within: percent('within'), taken };
  }

  test.each([
    { share: 0.02, beyond: 0, within: 100, taken: 2.1 },
    { share: 0.2, beyond: 0, within: 100, taken: 3 },
    { share: 0.3, beyond: 0, within: 99.9, taken: 3.9 },
    { share: 0.4, beyond: 0.04, within: 99.5, taken: 5.4 },
    { share: 0.5, beyond: 0.6, within: 94.7, taken: 8 },
    { share: 0.8, beyond: 64, within: 13.9, taken: 17.2 },
    { share: 0.9, beyond: 96, within: 1.9, taken: 13.8 },
    { share: 0.95, beyond: 99.6, within: 0.4, taken: 11.7 },
    { share: 0.99, beyond: 99.99, within: 0.01, taken: 10.3 },
  ])('its error rates are those stated: $share of the values beyond the limit', async (stated) => {
    const { beyond, within, taken } = await simulate(stated.share);
    // One simulation in ten thousand trials may be off by so much.
    const tolerance = (percent: number) => 0.05 + 3 * Math.sqrt((percent * (100 - percent)) / 10_000);
    expect(Math.abs(beyond - stated.beyond)).toBeLessThan(tolerance(stated.beyond));
    expect(Math.abs(within - stated.within)).toBeLessThan(tolerance(stated.within));
    expect(Math.abs(taken - stated.taken)).toBeLessThan(0.2);
  });
});
