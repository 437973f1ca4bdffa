import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { loadPage as Load } from '#app/navigation/load-page.ts';

/** What the page shows when its content never comes, or is wrong: tests/browser/navigation.spec.ts and tests/e2e/faults. */

const answer = vi.fn<(address: string) => Promise<Response>>();
const about = { path: '/about', kind: 'about' };
const address = `/content/${import.meta.env.CONTENT_VERSION}/about.json`;
let load: typeof Load;

beforeEach(async () => {
  vi.resetModules(); // Each test starts without anything loaded.
  ({ loadPage: load } = await import('#app/navigation/load-page.ts'));
  answer.mockReset().mockImplementation(async () => Response.json(about));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void vi.unstubAllGlobals());

test('content is asked for once, at an address that changes with the content', async () => {
  const [one, other] = await Promise.all([load('/about'), load('/about')]);
  expect(one).toBe(other);
  expect(await load('/about')).toBe(one);
  expect(answer.mock.calls).toEqual([[address]]);
  expect(import.meta.env.CONTENT_VERSION).toMatch(/^[0-9a-f]{10}$/);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['fails', () => Promise.reject(new TypeError('offline')), 'offline'],
  ['finds no such file', () => new Response('gone', { status: 404 }), 'does not hold the content of /about.'],
  ['brings no record', () => Response.json(null), `${address} does not hold the content of /about.`],
  ['brings another page', () => Response.json({ ...about, path: '/contact' }), 'does not hold'],
])('a request that %s is rejected, and sent again the next time', async (_, reply, message) => {
  answer.mockImplementationOnce(async () => reply());
  await expect(load('/about')).rejects.toThrow(message);
  await expect(load('/about')).resolves.toEqual(about);
});
