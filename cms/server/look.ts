import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Look } from '#cms/server/look-worker.ts';

/** Looks at a company's folder in a thread of its own: nobody waits for it. Asked meanwhile, it looks once more. */
export function startLooking(folder: string) {
  const worker = new Worker(new URL('look-worker.ts', import.meta.url), { workerData: folder });
  let running: Promise<Look> | undefined;
  let next: Promise<Look> | undefined;
  async function ask() {
    const answer = once(worker, 'message'); // Rejected by an error.
    worker.postMessage('');
    const [look] = (await answer) as [Look | Error];
    if (look instanceof Error) throw look;
    return look;
  }
  const look = (): Promise<Look> => {
    if (running === undefined) return (running = ask().finally(() => (running = undefined)));
    return (next ??= running.then(() => {
      next = undefined;
      return look();
    }));
  };
  return { look, close: () => worker.terminate() };
}
