import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { networkPageSource as Source, load as Load } from '#app/navigation/network-page-source.ts';
import { kindAt } from '#app/navigation/page-kinds.ts';
import type { Path } from '#app/paths.ts';

const answer = vi.fn<(address: string) => Promise<Response>>();
/** The page whose content is at an address: /content/{version}{path}.json. */
const pathOf = (address: string) => address.replace(/^\/content\/\w+|\.json$/g, '');
/** What a page's content is to the source: the rest is for the pages. */
const contentOf = (path: string) => ({ path, kind: kindAt(path) });
let load: typeof Load;
let source: typeof Source;

beforeEach(async () => {
  vi.resetModules(); // Each test starts without anything loaded.
  ({ load, networkPageSource: source } = await import('#app/navigation/network-page-source.ts'));
  answer.mockReset().mockImplementation(async (address) => Response.json(contentOf(pathOf(address))));
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('content is asked for at an address that changes with the content', async () => {
  await load('/about');
  expect(answer.mock.calls).toEqual([[`/content/${import.meta.env.CONTENT_VERSION}/about.json`]]);
  expect(import.meta.env.CONTENT_VERSION).toMatch(/^[0-9a-f]{10}$/);
});

test('content is asked for once, however often it is wanted', async () => {
  const page = await Promise.all([load('/about'), load('/about'), source.get('/about')]);
  await source.prefetch('/about');
  expect(page[0]).toBe(page[1]);
  expect(answer).toHaveBeenCalledOnce();
});

test('a page that is at hand is there at once, without a promise', async () => {
  const page = await load('/about');
  expect(source.get('/about')).toBe(page);
});

test('a page that is on its way is the same promise on every try to render it', () => {
  expect(source.get('/about')).toBeInstanceOf(Promise);
  expect(source.get('/about')).toBe(source.get('/about'));
});

test('a failed request is tried again the next time', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  await expect(load('/about')).rejects.toThrow('offline');
  await expect(load('/about')).resolves.toBeTruthy();
});

test('a prefetch answers with the page, and a failed one with nothing: it was only a guess', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  await expect(source.prefetch('/about')).resolves.toBeUndefined();
  await expect(source.prefetch('/about')).resolves.toEqual(contentOf('/about'));
});

test.each([
  ['no record', null],
  ['nothing of a page', {}],
  ['another page', contentOf('/contact')],
  ['a page of another kind', { path: '/about', kind: 'contact' }],
  ['no kind', { path: '/about' }],
])('an answer that holds %s is not the page: it can’t be had', async (_, record) => {
  answer.mockResolvedValueOnce(Response.json(record));
  await expect(load('/about')).rejects.toThrow(
    `/content/${import.meta.env.CONTENT_VERSION}/about.json does not hold the content of /about.`,
  );
  await expect(load('/about')).resolves.toEqual(contentOf('/about'));
});

test('an answer that there is no such file neither', async () => {
  answer.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(load('/about')).rejects.toThrow('does not hold the content of /about.');
});

test('a page that hangs counts as not to be had after five seconds, and is tried again the next time', async () => {
  vi.useFakeTimers();
  answer.mockReturnValueOnce(new Promise(() => {}));
  const settled = vi.fn<(error: Error) => void>();
  load('/about').catch(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('/about was not there after 5000 ms.'));
  await expect(load('/about')).resolves.toEqual(contentOf('/about'));
});

describe('a page that can’t be had is left to the browser:', () => {
  const reload = vi.fn<() => void>();
  const history = { state: null, replaceState: (state: null) => void (history.state = state) };
  let navigator: { serviceWorker?: { controller: unknown } };

  /** What becomes of a page whose content can't be had. */
  function open() {
    const rejected = vi.fn<(reason: unknown) => void>();
    const resolved = vi.fn<() => void>();
    void Promise.resolve(source.get('/about')).then(resolved, rejected);
    return { resolved, rejected };
  }

  beforeEach(() => {
    reload.mockReset();
    history.state = null;
    navigator = {};
    vi.stubGlobal('window', { location: { reload, href: 'https://www.example/about' }, history });
    vi.stubGlobal('navigator', navigator);
    answer.mockRejectedValueOnce(new TypeError('offline'));
  });

  test('the document is loaded anew, and the wait never ends', async () => {
    const { resolved, rejected } = open();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(answer).toHaveBeenLastCalledWith(
      'https://www.example/about',
      expect.objectContaining({ method: 'HEAD' }),
    );
    expect(resolved).not.toHaveBeenCalled();
    expect(rejected).not.toHaveBeenCalled();
  });

  test('not where there is no network: the browser’s own page would have no number', async () => {
    answer.mockRejectedValueOnce(new TypeError('offline, too'));
    const { rejected } = open();
    await vi.waitFor(() => expect(rejected).toHaveBeenCalledWith(new TypeError('offline')));
    expect(reload).not.toHaveBeenCalled();
  });

  test('what could not be had gets another chance with the next link to it', async () => {
    answer.mockRejectedValueOnce(new TypeError('offline, too'));
    const { rejected } = open();
    await vi.waitFor(() => expect(rejected).toHaveBeenCalledOnce());
    await source.prefetch('/about');
    expect(source.get('/about')).toEqual(contentOf('/about'));
  });

  test('a service worker has a document also without a network', async () => {
    navigator.serviceWorker = { controller: {} };
    open();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(answer).toHaveBeenCalledOnce();
  });

  test('once: a document that was loaded anew already is not again', async () => {
    open();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    vi.resetModules();
    ({ networkPageSource: source } = await import('#app/navigation/network-page-source.ts'));
    answer.mockRejectedValueOnce(new TypeError('offline'));
    const { rejected } = open();
    await vi.waitFor(() => expect(rejected).toHaveBeenCalledOnce());
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('an address that is no page’s', () => {
  test.each<Path>([
    '/nowhere',
    '/service-areas/hyde',
    '/services/roofing-in-hyde-park',
    '/services/drain-cleaning-in-zilker',
    '/404',
  ])('%s has no content, and none is asked for', async (path) => {
    await expect(load(path)).resolves.toBeUndefined();
    expect(source.get(path)).toBeUndefined();
    await expect(source.prefetch(path)).resolves.toBeUndefined();
    expect(answer).not.toHaveBeenCalled();
  });

  test('has a nearest page, once it is known to be none', async () => {
    await load('/service-areas/hyde-prak');
    expect(source.nearest('/service-areas/hyde-prak')?.path).toBe('/service-areas/hyde-park');
  });
});

test('a page that the navigation alone does not tell of is a page all the same', async () => {
  // Not every service has a page in every area, so no pair is told by its address.
  const path = '/services/drain-cleaning-in-crestview';
  await expect(load(path)).resolves.toEqual(contentOf(path));
});
