import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { networkPageSource as Source, load as Load } from '#app/navigation/network-page-source.ts';
import type { Path } from '#app/paths.ts';

const answer = vi.fn<(address: string) => Promise<Response>>();
/** The page whose content is at an address: /content/{version}{path}.json. */
const pathOf = (address: string) => address.replace(/^\/content\/\w+|\.json$/g, '');
let load: typeof Load;
let source: typeof Source;

beforeEach(async () => {
  vi.resetModules(); // Each test starts without anything loaded.
  ({ load, networkPageSource: source } = await import('#app/navigation/network-page-source.ts'));
  answer.mockReset().mockImplementation(async (address) => Response.json({ path: pathOf(address) }));
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
  await expect(source.prefetch('/about')).resolves.toEqual({ path: '/about' });
});

test.each([
  ['no record', null],
  ['nothing of a page', {}],
  ['another page', { path: '/contact' }],
])('an answer that holds %s is not the page: it can’t be had', async (_, record) => {
  answer.mockResolvedValueOnce(Response.json(record));
  await expect(load('/about')).rejects.toThrow(
    `/content/${import.meta.env.CONTENT_VERSION}/about.json does not hold the content of /about.`,
  );
  await expect(load('/about')).resolves.toEqual({ path: '/about' });
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
  await expect(load('/about')).resolves.toEqual({ path: '/about' });
});

test('a page that can’t be had is left to the browser: the document is loaded anew, and the wait never ends', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', { location: { reload } });
  answer.mockRejectedValueOnce(new TypeError('offline'));
  const ended = vi.fn<() => void>();
  void Promise.resolve(source.get('/about')).then(ended, ended);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(ended).not.toHaveBeenCalled();
});

describe('an address that is no page’s', () => {
  test.each<Path>([
    '/nowhere',
    '/service-areas/pendleton',
    '/services/garage-door-painting-in-vista',
    '/404',
  ])('%s has no content, and none is asked for', async (path) => {
    await expect(load(path)).resolves.toBeUndefined();
    expect(source.get(path)).toBeUndefined();
    await expect(source.prefetch(path)).resolves.toBeUndefined();
    expect(answer).not.toHaveBeenCalled();
  });

  test('has a nearest page, once it is known to be none', async () => {
    await load('/service-areas/pendleton');
    expect(source.nearest('/service-areas/pendleton')?.path).toBe('/service-areas/camp-pendleton');
  });
});

test('an area that the navigation does not list is a page all the same', async () => {
  vi.doMock('#app/links/navigation-links.ts', async (original) => ({
    ...(await original<object>()),
    isListed: () => false,
  }));
  vi.resetModules();
  ({ load } = await import('#app/navigation/network-page-source.ts'));
  await expect(load('/service-areas/vista')).resolves.toEqual({ path: '/service-areas/vista' });
  vi.doUnmock('#app/links/navigation-links.ts');
});
