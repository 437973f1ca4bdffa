import type { Page } from '#app/content/to-pages/page-data.ts';
import { fetchContent } from '#app/navigation/fetch-content.ts';

const worker =
  navigator.maxTouchPoints > 0
    ? new Worker(new URL('content-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

/** Nothing, once it is known that the thread won't answer: its script is gone when the site has been published anew since. */
const broken = new Promise<undefined>((resolve) => {
  worker?.addEventListener('error', () => resolve(undefined));
});

/**
 * Fetches content also while a finger is on the screen: Chromium then holds back what the network answers to the
 * page's own thread, for about as long as a tap takes (docs/decisions/0013-going-on.md).
 */
export async function fetchContentDuringTouch(address: string): Promise<Page> {
  const page = await Promise.race([askWorker(address), broken]);
  // What the thread can't get is asked for once more here, where the failure is told.
  return page ?? fetchContent(address);
}

function askWorker(address: string): Promise<Page | undefined> | undefined {
  if (worker === undefined) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Page | undefined>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  port1.start();
  worker.postMessage(address, [port2]);
  return answer;
}
