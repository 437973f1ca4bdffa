import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetchHere = vi.fn<(address: string) => Promise<Response>>();
const started = vi.fn<(thread: Thread, address: unknown) => void>();
/** What the thread answers to an address. */
let answer: (address: string) => unknown;

let isHanging: boolean;
const stopped = vi.fn<() => void>();

/** Stands in for the thread of app/navigation/content-worker.ts. */
class Thread extends EventTarget {
  constructor(address: unknown) {
    super();
    started(this, address);
  }
  postMessage(address: string, [port]: [MessagePort]) {
    if (!isHanging) port.postMessage(answer(address));
  }
  terminate() {
    stopped();
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
  stopped.mockReset();
  isHanging = false;
  answer = (address) => `${address} from the thread`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('a thread that does not answer within two seconds is stopped, and the page’s own thread asks', async () => {
  vi.useFakeTimers();
  isHanging = true;
  const fetchContentDuringTouch = await load({ touchPoints: 5 });
  const page = fetchContentDuringTouch('/one');
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetchHere).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(page).resolves.toBe('from here');
  expect(stopped).toHaveBeenCalledOnce();
  await expect(fetchContentDuringTouch('/two')).resolves.toBe('from here');
});

test('a thread that has answered is not stopped later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetchContentDuringTouch = await load({ touchPoints: 5 });
  await fetchContentDuringTouch('/one');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).not.toHaveBeenCalled();
});

test('a thread that breaks while it is asked is not waited for', async () => {
  isHanging = true;
  const fetchContentDuringTouch = await load({ touchPoints: 5 });
  const page = fetchContentDuringTouch('/one');
  started.mock.lastCall?.[0].dispatchEvent(new Event('error'));
  await expect(page).resolves.toBe('from here');
});

test.each<[string, () => void]>([
  ['the browser knows no threads', () => vi.stubGlobal('Worker', undefined)],
  [
    'the host does not allow the policy',
    () =>
      vi.stubGlobal('window', {
        trustedTypes: {
          createPolicy() {
            throw new TypeError('Policy "content-worker" disallowed.');
          },
        },
      }),
  ],
])('where %s, the page’s own thread fetches', async (_, arrange) => {
  arrange();
  const fetchContentDuringTouch = await load({ touchPoints: 5 });
  await expect(fetchContentDuringTouch('/one')).resolves.toBe('from here');
  expect(started).not.toHaveBeenCalled();
});
