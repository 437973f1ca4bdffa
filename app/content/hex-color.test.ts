import { expect, test } from 'vitest';
import { hexColor } from '#app/content/hex-color.ts';

test.each([
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
  ['oklch(0.86644 0.294827 142.4953)', '#00ff00'],
  ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.5 0.4 30)', '#fd0000'],
])('%s is %s', (color, hex) => {
  expect(hexColor(color)).toBe(hex);
});

test('a color of another form is named, with what to write', () => {
  expect(() => hexColor('mauve')).toThrow(/"mauve" is no color of the form oklch\(/);
});
