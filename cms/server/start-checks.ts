import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Check } from '#cms/server/check-worker.ts';

/** Checks a company's folder in a thread of its own, so that nothing waits for it. Of requests during a check, one more check answers all. */
export function startChecks(folder: string) {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: folder });
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Check> | undefined;
  async function checkAfter(before: Promise<unknown>): Promise<Check> {
    await before;
    next = undefined;
    const answer = once(worker, 'message'); // Rejected by an error.
    worker.postMessage('');
    const [result] = (await answer) as [Check | Error];
    if (result instanceof Error) throw result;
    return result;
  }
  function check() {
    next ??= checkAfter(last);
    last = next.catch(() => undefined);
    return next;
  }
  return { check, close: () => worker.terminate() };
}
