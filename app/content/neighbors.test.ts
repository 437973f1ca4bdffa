import { expect, test, vi } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { nearestAreas } from '#app/content/nearest-areas.ts';
import { allPages } from '#app/content/pages.ts';

vi.mock('#app/content/nearest-areas.ts', { spy: true });

test('the neighbors of an area are looked for once, though seven of its pages link to them', () => {
  allPages();
  expect(nearestAreas).toHaveBeenCalledTimes(areas.length);
});
