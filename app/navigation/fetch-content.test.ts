import { afterEach, expect, test, vi } from 'vitest';
import { fetchContent } from '#app/navigation/fetch-content.ts';

afterEach(() => vi.unstubAllGlobals());

test('the content is what the file holds', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json({ path: address }));
  await expect(fetchContent('/content/1/about.json')).resolves.toEqual({ path: '/content/1/about.json' });
});

test('an answer that is no success rejects with what happened', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
  await expect(fetchContent('/content/1/about.json')).rejects.toThrow(
    'The content at /content/1/about.json could not be loaded: the server answered 404.',
  );
});
