// oxlint-disable-next-line import/default -- The query makes it an export of Vite's: the address of the built file.
import workerAddress from '#app/navigation/content-worker.ts?worker&url';
import { fetchContent } from '#app/navigation/fetch-content.ts';

/** Milliseconds that the thread has for an answer. They leave the page's own thread most of the time that a page has. */
const longestWait = 2000;

let worker = startWorker();
// Its script is gone when the site has been published anew since.
worker?.addEventListener('error', stopWorker);

/**
 * Fetches content also while a finger is on the screen: Chromium then holds back what the network answers to the
 * page's own thread, for about as long as a tap takes (docs/decisions/0013-navigation.md).
 */
export async function fetchContentDuringTouch(address: string): Promise<unknown> {
  // What the thread can't get is asked for once more here, where the failure is told.
  return (worker && (await askWorker(worker, address))) ?? fetchContent(address);
}

/** Without the thread, content comes later while a finger is on the screen, and that is all: whatever keeps it from starting is no fault of the page. */
function startWorker(): Worker | undefined {
  if (navigator.maxTouchPoints === 0) return undefined;
  const rules = { createScriptURL: (address: string) => address };
  try {
    // Where Trusted Types are required, an address of a script must come from a policy that the host has allowed.
    const policy = window.trustedTypes?.createPolicy('content-worker', rules) ?? rules;
    return new Worker(policy.createScriptURL(workerAddress));
  } catch {
    return undefined; // The host does not allow the policy, or the browser knows no threads.
  }
}

/** From now on the page's own thread fetches content. */
function stopWorker() {
  worker?.terminate();
  worker = undefined;
}

/** What the thread answers; nothing when it can't get the content, breaks, or does not answer in time. */
function askWorker(thread: Worker, address: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  thread.postMessage(address, [port2]);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      stopWorker();
      resolve(undefined);
    }, longestWait);
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      resolve(answer);
    };
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    thread.addEventListener('error', () => settle(undefined), { once: true });
  });
}
