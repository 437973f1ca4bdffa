/** How many items are worked on at the same time: enough to keep disk and cores busy, few enough to need little memory. */
const batchSize = 8;

/** Does `work` for every item, a batch at a time, so that only one batch's intermediate results are in memory. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    results.push(...(await Promise.all(items.slice(start, start + batchSize).map(work))));
  }
  return results;
}
