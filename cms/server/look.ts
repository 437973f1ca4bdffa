import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Look } from '#cms/server/look-worker.ts';

/** Looks at a company's folder in a thread of its own: nothing waits for it. Asked while it looks, it looks again after that. */
export function startLooking(folder: string) {
  const worker = new Worker(new URL('look-worker.ts', import.meta.url), { workerData: folder });
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Look> | undefined;
  async function ask(before: Promise<unknown>): Promise<Look> {
    await before;
    next = undefined;
    const answer = once(worker, 'message'); // Rejected by an error.
    worker.postMessage('');
    const [look] = (await answer) as [Look | Error];
    if (look instanceof Error) throw look;
    return look;
  }
  function look() {
    next ??= ask(last);
    last = next.catch(() => undefined);
    return next;
  }
  return { look, close: () => worker.terminate() };
}
