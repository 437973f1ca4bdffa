import { expect, test } from 'vitest';
import { inlineScript } from '#build/prerender/inline-script.ts';

const addresses = {
  clientEntry: '/assets/entry.client-abc.js',
  typefaces: '/assets/typefaces-abc.css',
  serviceWorker: '/service-worker.js',
};
const script = await inlineScript(addresses);

test('the app’s address, which changes with every change of the app, stands in the script once', async () => {
  expect(script.split('/assets/entry.client-abc.js')).toHaveLength(2);
  expect(await inlineScript({ ...addresses, clientEntry: '/b.js' })).toBe(
    script.replace('/assets/entry.client-abc.js', '/b.js'),
  );
});

test('it fits into a script element, in one piece', () => {
  expect(script).not.toMatch(/<\/?script|<!--|\n|\bexport\b|\bfrom\b/);
});

test('it is at most 1,800 bytes: it stands in every page', () => {
  expect(script.length).toBeLessThanOrEqual(1800);
});

test('without a service worker, it has no word of one', async () => {
  expect(script).toContain('/service-worker.js');
  expect(await inlineScript({ ...addresses, serviceWorker: undefined })).not.toMatch(
    /service-?worker|trustedTypes/i,
  );
});
