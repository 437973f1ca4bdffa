// oxlint-disable-next-line import/default -- The query makes it an export of Vite's: the address of the built file.
import workerAddress from '#app/navigation/content-worker.ts?worker&url';
import { fetchContent } from '#app/navigation/fetch-content.ts';

let worker = navigator.maxTouchPoints > 0 ? startWorker() : undefined;

// Its script is gone when the site has been published anew since. A request on its way is given up by who waits for it.
worker?.addEventListener('error', () => {
  worker = undefined;
});

/**
 * Fetches content also while a finger is on the screen: Chromium then holds back what the network answers to the
 * page's own thread, for about as long as a tap takes (docs/decisions/0013-navigation.md).
 */
export async function fetchContentDuringTouch(address: string): Promise<unknown> {
  // What the thread can't get is asked for once more here, where the failure is told.
  return (worker && (await askWorker(worker, address))) ?? fetchContent(address);
}

function startWorker(): Worker {
  const rules = { createScriptURL: (address: string) => address };
  // Where Trusted Types are required, an address of a script must come from a policy that the host has allowed.
  const policy = window.trustedTypes?.createPolicy('content-worker', rules) ?? rules;
  return new Worker(policy.createScriptURL(workerAddress));
}

function askWorker(worker: Worker, address: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(address, [port2]);
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
  });
}
