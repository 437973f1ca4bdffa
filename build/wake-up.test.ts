import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { wakeUpScript } from '#build/wake-up.ts';

const script = wakeUpScript('/assets/entry.client-abc.js');

test('the wake-up script is the same on every page: it knows only the app’s address', () => {
  expect(wakeUpScript('/assets/entry.client-abc.js')).toBe(script);
  expect(script.split('/assets/entry.client-abc.js')).toHaveLength(2);
  expect(wakeUpScript('/b.js')).toBe(script.replace('/assets/entry.client-abc.js', '/b.js'));
});

test('it is JavaScript, and fits into a script element', () => {
  // Parsed, never run.
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/<\/?script|<!--|\n/);
});

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'])(
  'the visitor’s first %s wakes the page',
  (type) => {
    expect(script).toContain(`"${type}"`);
  },
);
