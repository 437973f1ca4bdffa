import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { loadPage as Load } from '#app/navigation/load-page.ts';
import { kindAt } from '#app/navigation/page-kinds.ts';

const answer = vi.fn<(address: string) => Promise<Response>>();
/** The page whose content is at an address: /content/{version}{path}.json. */
const pathOf = (address: string) => address.replace(/^\/content\/\w+|\.json$/g, '');
/** What a page's content is to the source: the rest is for the pages. */
const contentOf = (path: string) => ({ path, kind: kindAt(path) });
let load: typeof Load;

beforeEach(async () => {
  vi.resetModules(); // Each test starts without anything loaded.
  ({ loadPage: load } = await import('#app/navigation/load-page.ts'));
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
  const [one, other] = await Promise.all([load('/about'), load('/about')]);
  expect(one).toBe(other);
  expect(await load('/about')).toBe(one);
  expect(answer).toHaveBeenCalledOnce();
});

test('a failed request is tried again the next time', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  await expect(load('/about')).rejects.toThrow('offline');
  await expect(load('/about')).resolves.toBeTruthy();
});

test.each([
  ['no record', null],
  ['nothing of a page', {}],
  ['another page', contentOf('/contact')],
  ['a page of another kind', { path: '/about', kind: 'contact' }],
  ['no kind', { path: '/about' }],
])('rejects an answer that holds %s', async (_, record) => {
  answer.mockResolvedValueOnce(Response.json(record));
  await expect(load('/about')).rejects.toThrow(
    `/content/${import.meta.env.CONTENT_VERSION}/about.json does not hold the content of /about.`,
  );
  await expect(load('/about')).resolves.toEqual(contentOf('/about'));
});

test('rejects an answer that there is no such file', async () => {
  answer.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(load('/about')).rejects.toThrow('does not hold the content of /about.');
});

test('a page that hangs fails after five seconds, and is tried again the next time', async () => {
  vi.useFakeTimers();
  answer.mockReturnValueOnce(new Promise(() => {}));
  const settled = vi.fn<(error: Error) => void>();
  load('/about').catch(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('Nothing has come in 5000 ms.'));
  await expect(load('/about')).resolves.toEqual(contentOf('/about'));
});
