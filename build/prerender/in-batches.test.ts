import { expect, test } from 'vitest';
import { inBatches } from '#build/prerender/in-batches.ts';

const items = Array.from({ length: 100 }, (_, index) => index);

test('the results stand in the order of the items', async () => {
  expect(await inBatches(items, (item) => Promise.resolve(item * 2))).toEqual(items.map((item) => item * 2));
});

test('few items are worked on at the same time, but more than one', async () => {
  let running = 0;
  let most = 0;
  await inBatches(items, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(items.length);
});

test('an item that fails stops the work', async () => {
  const failure = new Error('This page came out incomplete.');
  await expect(inBatches(items, () => Promise.reject(failure))).rejects.toBe(failure);
});
