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
