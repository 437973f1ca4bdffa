import { expect, test } from 'vitest';
import { anyName, shinglesOf, wordsOf } from '#content/validate/similarity.ts';
import { company } from '#tests/company.ts';
import { pages as builtPages } from './site.ts';
import { visibleBlocks } from './visible-text.ts';

/** Each page deserves to exist: it says what others don't. */

const { areas, servicesInAreas } = company;
const name = anyName(company);

/** Numbers and the names of areas and services count as one masked word each, so that swapping them changes nothing. */
const shinglesIn = (main: Element) =>
  new Set(
    visibleBlocks(main).flatMap((text) =>
      shinglesOf(wordsOf(text, name).map((word) => word.replace(/^\d+$/, '▮'))),
    ),
  );

const groups = Map.groupBy(
  builtPages.flatMap(({ record: page, main }) => {
    const shown = { path: page.path, shingles: shinglesIn(main) };
    if (page.kind === 'area') return [{ group: 'areas', ...shown }];
    if (page.kind !== 'service' || page.content.inArea === undefined) return [];
    const [service = '', area = ''] = page.path.split(/-in-(?!.*-in-)/);
    return [
      { group: service, ...shown },
      { group: area, ...shown },
    ];
  }),
  ({ group }) => group,
);

for (const [group, pages] of groups) {
  test(`of the pages of ${group}, no two are near-duplicates: at most a quarter of what is theirs is also on another`, () => {
    // What more than half of them have is their frame, and the text that the specification puts on each.
    const holders = new Map<string, number>();
    for (const { shingles } of pages)
      for (const shingle of shingles) holders.set(shingle, (holders.get(shingle) ?? 0) + 1);
    const own = pages.map(({ path, shingles }) => ({
      path,
      shingles: new Set([...shingles].filter((shingle) => (holders.get(shingle) ?? 0) <= pages.length / 2)),
    }));
    const alike = own.flatMap((one, index) =>
      own.slice(index + 1).flatMap((other) => {
        const shared = one.shingles.intersection(other.shingles).size;
        const containment = shared / Math.min(one.shingles.size, other.shingles.size);
        return containment > 0.25 ? [`${one.path} and ${other.path}: ${containment.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
}

test('the pages of all areas, and of all services in areas by service and by area, are compared', () => {
  expect([...groups.values()].flat()).toHaveLength(areas.length + 2 * servicesInAreas.length);
});
