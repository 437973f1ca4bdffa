import { expect, test } from 'vitest';
import { wrapTitle } from '#brand/link-previews/wrap-title.ts';

/** Every character is half as wide as the size. */
const measure = (line: string) => line.length / 2;
const sizes = [
  { size: 60, lines: 2 },
  { size: 40, lines: 3 },
];

test('a short title stands on one line at the largest size', () => {
  expect(wrapTitle('New doors', { sizes, width: 600, measure })).toEqual({ lines: ['New doors'], size: 60 });
});

test('no line is wider than there is room, none is lost, and the size has room for all', () => {
  const title = 'Door Touches Down, Then Reverses? Calavera Hills Openers';
  const { lines, size } = wrapTitle(title, { sizes, width: 480, measure });
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(sizes.find((choice) => choice.size === size)?.lines ?? 0);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(480);
});

test('lines break after a colon and not after "in"', () => {
  expect(wrapTitle('Springs in Vista: Dry or Dying', { sizes, width: 600, measure }).lines).toEqual([
    'Springs in Vista:',
    'Dry or Dying',
  ]);
});

test('words joined by a no-break space stay on one line', () => {
  const { lines } = wrapTitle('Repairs at Lake\u00a0San\u00a0Marcos', { sizes, width: 480, measure });
  expect(lines).toContain('Lake\u00a0San\u00a0Marcos');
});

test('a title that fits nowhere is named', () => {
  expect(() => wrapTitle('Rindfleischetikettierung', { sizes, width: 300, measure })).toThrow(
    /"Rindfleischetikettierung" doesn’t fit .* not even at 40 pixels/,
  );
});
