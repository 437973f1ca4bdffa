import { expect, test } from 'vitest';
import { colorToken, oklchToHex } from '#brand/design-tokens.ts';

test.each([
  [[0.627955, 0.257683, 29.2339], '#ff0000'],
  [[0.86644, 0.294827, 142.4953], '#00ff00'],
  [[0.452014, 0.313214, 264.052], '#0000ff'],
  [[1, 0, 0], '#ffffff'],
  [[0, 0, 0], '#000000'],
  [[0.5, 0.4, 30], '#fd0000'],
] as const)('oklch(%s) is %s', ([lightness, chroma, hue], hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});

test('a color that app.css doesn’t have is named, with what to write', () => {
  expect(() => colorToken('mauve')).toThrow(/no --color-mauve of the form oklch/);
});
