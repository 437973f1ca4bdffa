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

test('its document comes, when the host answers with a page of this site', async () => {
  expect(await fail()).toBe('comes');
  expect(ask.mock.lastCall?.[0]).toBe(location.href);
});

test('its document comes where the host answers with the site’s own not-found page', async () => {
  ask.mockImplementation(async () => new Response(own, { status: 404 }));
  expect(await fail()).toBe('comes');
});

test.each([
  ['a failure', () => new Response('Internal Server Error', { status: 500 })],
  ['a page of another site', () => new Response(foreign)],
  ['a not-found page of its own', () => new Response(foreign, { status: 404 })],
])('the page stays, when the host answers with %s', async (_, answer) => {
  ask.mockImplementation(async () => answer());
  expect(await fail()).toBe('stays');
  expect(history.state).toBeNull();
});

test('the page stays without a network: the browser’s own page has no number', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'));
  expect(await fail()).toBe('stays');
});

test('the page stays when the visitor has gone elsewhere', async () => {
  ask.mockImplementation(async () => {
    location.href = 'https://www.example/contact';
    return new Response(own);
  });
  expect(await fail()).toBe('stays');
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
  test('not again with the app, which has failed there', async () => {
    expect(await fail()).toBe('comes');
    expect(await fail()).toBe('stays');
    expect(isWithoutApp()).toBe(false);
  });

  test('again, without the app, if the app fails in the document itself', async () => {
    expect(await fail()).toBe('comes');
    expect(await fail('without app')).toBe('comes');
    expect(isWithoutApp()).toBe(true);
    expect(await fail('without app')).toBe('stays');
    expect(await fail()).toBe('stays');
  });

  test('several parts that fail at once load it once', async () => {
    expect(await Promise.all([loadDocument('with app'), loadDocument('with app')])).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('not at all where the browser refuses to remember it', async () => {
    history.replaceState.mockImplementationOnce(() => {
      throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
    });
    expect(await fail()).toBe('stays');
  });
});

test('an entry of the history keeps what others have it remember', async () => {
  history.state = { usr: {}, key: 'x' };
  expect(await fail()).toBe('comes');
  expect(history.state).toEqual({ usr: {}, key: 'x', document: 'with app' });
});

test.each([undefined, null, 7, 'text', [], { document: 7 }])(
  'an entry of the history that holds %o hinders nothing',
  async (state) => {
    history.state = state;
    expect(isWithoutApp()).toBe(false);
    expect(await fail()).toBe('comes');
  },
);
