import { expect, test } from 'vitest';
import { doorElevation, doorSize } from '#app/components/door-chooser/door-elevation.ts';

const glassOf = (path: string) => [...path.matchAll(/M[^M]+/g)];

test.each([
  [{ style: 'short', sections: 4, columns: 8, windows: 'none' } as const, 0],
  [{ style: 'carriage', sections: 4, columns: 4, windows: 'top' } as const, 4],
  [{ style: 'plank', sections: 5, columns: 4, windows: 'right' } as const, 5],
  [{ style: 'fullview', sections: 4, columns: 4, windows: 'all' } as const, 16],
])('%o has its windows', (elevation, count) => {
  expect(glassOf(doorElevation(elevation).glass)).toHaveLength(count);
});

test('a raised panel door has a panel for each column of each section, and a line between sections', () => {
  const { lines } = doorElevation({ style: 'short', sections: 4, columns: 8, windows: 'none' });
  expect(lines.match(/z/g)).toHaveLength(1 + 32);
  expect(lines).toContain(`M0 21h${doorSize.width}`);
});

test('everything lies within a door of 16 by 7 feet', () => {
  for (const style of ['short', 'plank', 'carriage', 'fullview'] as const) {
    const { lines, glass } = doorElevation({ style, sections: 4, columns: 4, windows: 'right' });
    for (const [, x, y] of `${lines}${glass}`.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x), style).toBeGreaterThanOrEqual(0);
      expect(Number(x), style).toBeLessThanOrEqual(doorSize.width);
      expect(Number(y), style).toBeGreaterThanOrEqual(0);
      expect(Number(y), style).toBeLessThanOrEqual(doorSize.height);
    }
  }
});
