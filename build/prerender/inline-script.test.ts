import { expect, test } from 'vitest';
import { inlineScript, typefacesScript } from '#build/prerender/inline-script.ts';

const script = await inlineScript('/assets/entry.client-abc.js', '/service-worker.js');
const inHead = await typefacesScript();

test('the app’s address, which changes with every change of the app, stands in the script once', async () => {
  expect(script.split('/assets/entry.client-abc.js')).toHaveLength(2);
  expect(await inlineScript('/b.js', '/service-worker.js')).toBe(
    script.replace('/assets/entry.client-abc.js', '/b.js'),
  );
});

test.each([script, inHead])('it fits into a script element, in one piece', (script) => {
  expect(script).not.toMatch(/<\/?script|<!--|\n|\bexport\b|\bfrom\b/);
});

test('it is at most 1,500 bytes: it stands in every page', () => {
  expect(script.length).toBeLessThanOrEqual(1500);
});

test('the one in the head is at most 350 bytes, and leaves no names behind', () => {
  expect(inHead.length).toBeLessThanOrEqual(350);
  expect(inHead).toMatch(/^\(function\(\)\{.*\}\)\(\);$/);
});

test('without a service worker, it has no word of one', async () => {
  expect(script).toContain('/service-worker.js');
  expect(await inlineScript('/b.js')).not.toMatch(/service-?worker|trustedTypes/i);
});
