import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetchHere = vi.fn<(address: string) => Promise<Response>>();
const started = vi.fn<(thread: Thread, address: unknown) => void>();
/** What the thread answers to an address. */
let answer: (address: string) => unknown;

/** Stands in for the thread of app/navigation/content-worker.ts. */
class Thread extends EventTarget {
  constructor(address: unknown) {
    super();
    started(this, address);
  }
  postMessage(address: string, [port]: [MessagePort]) {
    port.postMessage(answer(address));
  }
}

async function load({ touchPoints }: { touchPoints: number }) {
  vi.stubGlobal('navigator', { maxTouchPoints: touchPoints });
  vi.resetModules(); // The thread is started once, when the module is loaded.
  return (await import('#app/navigation/content-thread.ts')).fetchContentDuringTouch;
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('Worker', Thread);
  vi.stubGlobal('fetch', fetchHere);
  fetchHere.mockReset().mockImplementation(async () => Response.json('from here'));
  started.mockReset();
  answer = (address) => `${address} from the thread`;
});

afterEach(() => vi.unstubAllGlobals());

test('where there is a touch screen, the thread fetches content', async () => {
  const fetchContentDuringTouch = await load({ touchPoints: 5 });
  const pages = await Promise.all([fetchContentDuringTouch('/one'), fetchContentDuringTouch('/two')]);
  expect(pages).toEqual(['/one from the thread', '/two from the thread']);
  expect(fetchHere).not.toHaveBeenCalled();
});

test('where there is none, no thread is started', async () => {
  const fetchContentDuringTouch = await load({ touchPoints: 0 });
  await expect(fetchContentDuringTouch('/one')).resolves.toBe('from here');
  expect(started).not.toHaveBeenCalled();
});

test('what the thread could not get is asked for once more, and what happened is told', async () => {
  answer = () => undefined;
  fetchHere.mockRejectedValue(new TypeError('offline'));
  const fetchContentDuringTouch = await load({ touchPoints: 5 });
  await expect(fetchContentDuringTouch('/one')).rejects.toThrow('offline');
});

test('a thread that broke is not asked any more', async () => {
  const fetchContentDuringTouch = await load({ touchPoints: 5 });
  started.mock.lastCall?.[0].dispatchEvent(new Event('error'));
  await expect(fetchContentDuringTouch('/one')).resolves.toBe('from here');
});

test('where the browser knows Trusted Types, the thread’s address comes from a policy', async () => {
  const trusted = { made: 'by the policy' };
  const createPolicy = vi.fn<(name: string, rules: object) => object>(() => ({
    createScriptURL: () => trusted,
  }));
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  await load({ touchPoints: 5 });
  expect(createPolicy).toHaveBeenCalledWith('content-worker', expect.anything());
  expect(started).toHaveBeenCalledWith(expect.anything(), trusted);
});
