import { afterEach, expect, test, vi } from 'vitest';
import { fetchContent } from '#app/navigation/fetch-content.ts';

afterEach(() => vi.unstubAllGlobals());

test('the content is what the file holds', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json({ path: address }));
  await expect(fetchContent('/content/1/about.json')).resolves.toEqual({ path: '/content/1/about.json' });
});

test('where there is no file, there is no content', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ path: '/about' }, { status: 404 }));
  await expect(fetchContent('/content/1/about.json')).resolves.toBeUndefined();
});

test('an answer that is no JSON rejects', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Log in to this network</h1>'));
  await expect(fetchContent('/content/1/about.json')).rejects.toThrow(SyntaxError);
});
