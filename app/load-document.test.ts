import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isWithoutApp, loadDocument } from '#app/load-document.ts';

const own = '<!doctype html><aside data-placement="dock"></aside>';
const foreign = '<!doctype html><h1>Welcome to our hotel</h1>';

const reload = vi.fn<() => void>();
const ask = vi.fn<typeof fetch>();
const location = { reload, href: '' };
const history = { state: undefined as unknown, replaceState: vi.fn<History['replaceState']>() };
let navigator: { serviceWorker?: { controller: unknown } };

beforeEach(() => {
  vi.clearAllMocks();
  location.href = 'https://www.example/about';
  history.state = null;
  history.replaceState.mockImplementation((state) => void (history.state = state));
  navigator = {};
  ask.mockImplementation(async () => new Response(own));
  vi.stubGlobal('window', { location, history });
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', ask);
});
afterEach(() => void vi.unstubAllGlobals());

/** What becomes of a page that the app can't show: its document comes, or it stays. */
const fail = async (next: Parameters<typeof loadDocument>[0] = 'with app') => {
  const comes = await loadDocument(next);
  expect(reload).toHaveBeenCalledTimes(comes ? 1 : 0);
  reload.mockClear();
  return comes ? 'comes' : 'stays';
};

test.each<['comes' | 'stays', string, () => Response | Promise<Response>]>([
  ['comes', 'answers with a page of this site', () => new Response(own)],
  ['comes', 'answers with its not-found page', () => new Response(own, { status: 404 })],
  ['stays', 'fails', () => new Response('Internal Server Error', { status: 500 })],
  ['stays', 'answers with a page of another site', () => new Response(foreign)],
  ['stays', 'answers with a not-found page of its own', () => new Response(foreign, { status: 404 })],
  // The browser's own page about that has no number.
  ['stays', 'can’t be asked without a network', () => Promise.reject(new TypeError('offline'))],
  [
    'stays',
    'answers after the visitor has gone elsewhere',
    () => {
      location.href = 'https://www.example/contact';
      return new Response(own);
    },
  ],
])('the document %s, when the host %s', async (expected, _, answer) => {
  ask.mockImplementation(async () => answer());
  expect(await fail()).toBe(expected);
  expect(ask.mock.lastCall?.[0]).toBe('https://www.example/about');
});

test('a service worker has a document also without a network', async () => {
  navigator.serviceWorker = { controller: {} };
  expect(await fail()).toBe('comes');
  expect(ask).not.toHaveBeenCalled();
});

test('a browser that refuses to say whether there is a service worker is asked no more', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(await fail()).toBe('comes');
});

describe('a document comes once:', () => {
  test('not again with the app, which has failed there; again without it', async () => {
    expect(await Promise.all([loadDocument('with app'), loadDocument('with app')])).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
    reload.mockClear();
    expect(await fail()).toBe('stays');
    expect(isWithoutApp()).toBe(false);
    expect(await fail('without app')).toBe('comes');
    expect(isWithoutApp()).toBe(true);
    expect(await fail('without app')).toBe('stays');
    expect(await fail()).toBe('stays');
  });

  test('not at all where the browser refuses to remember it', async () => {
    history.replaceState.mockImplementationOnce(() => {
      throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
    });
    expect(await fail()).toBe('stays');
  });
});

test.each([undefined, 'text', { document: 7 }, { usr: {}, key: 'x' }])(
  'an entry of the history that holds %o hinders nothing, and keeps what others have it remember',
  async (state) => {
    history.state = state;
    expect(isWithoutApp()).toBe(false);
    expect(await fail()).toBe('comes');
    expect(history.state).toMatchObject({ ...(typeof state === 'object' && state), document: 'with app' });
  },
);
