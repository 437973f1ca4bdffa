import type { PartName } from '#content/records.ts';

/** Where a part's name is, and the point on the part that its line leads to: inches from the middle of the door's foot. */
export interface Label {
  part: PartName;
  point: readonly [x: number, y: number];
  text: readonly [x: number, y: number];
  /** Which end of the name is at `text`; its line begins there. */
  anchor: 'start' | 'middle' | 'end';
  /** Where phones have its number, which show the left half: otherwise the same place, or the opposite one. */
  small?: Pick<Label, 'point' | 'text'>;
}

const label = (
  part: PartName,
  anchor: Label['anchor'],
  point: Label['point'],
  text: Label['text'],
  small?: Label['small'],
): Label => ({ part, anchor, point, text, ...(small === undefined ? {} : { small }) });

const common: readonly Label[] = [
  label('lifting-cable', 'start', [97.1, 30], [108, 31]),
  label('bottom-bracket', 'end', [92, 4.4], [82, 9]),
  label('vertical-track', 'start', [100.6, 56], [108, 60]),
  label('horizontal-track', 'end', [136, 107], [126, 124], { point: [-114, 104.5], text: [-109, 122] }),
  label('roller', 'start', [100.4, 42.3], [108, 47]),
  label('hinge-3', 'end', [91, 63], [82, 70]),
  label('hinge-2', 'end', [91, 42], [82, 49]),
  label('hinge-1', 'end', [91, 21], [82, 28]),
  label('section', 'start', [-72, 46], [-66, 52]),
  label('bottom-seal', 'start', [-62, 0.7], [-56, -8]),
  label('opener', 'end', [17, 151], [9, 155]),
  label('rail', 'start', [14.6, 126], [24, 126]),
  label('trolley', 'start', [5.4, 105], [24, 114]),
  label('arm', 'end', [-0.6, 85.4], [-10, 76]),
  label('release-cord', 'start', [6.6, 75], [14, 57]),
  label('photo-eyes', 'start', [105, 6], [110, 14]),
  label('wall-button', 'middle', [-115, 65], [-117, 71]),
];

/** Phones number them in this order. */
export const torsionLabels: readonly Label[] = [
  label('torsion-shaft', 'end', [-55, 96.5], [-60, 117]),
  label('torsion-spring', 'end', [-20, 97.2], [-17, 135]),
  label('winding-cone', 'end', [-37.8, 97.5], [-35, 126]),
  label('stationary-cone', 'end', [-2.6, 97.6], [0, 144]),
  label('center-bracket', 'start', [1.2, 91.5], [16, 88]),
  label('cable-drum', 'start', [-95.6, 98], [-91, 108], { point: [-95.6, 98], text: [-89, 109] }),
  label('bearing-plate', 'end', [99, 99], [92, 110], { point: [-99, 99], text: [-101, 111] }),
  ...common,
];

/** Those of a door with extension springs, as far as they differ. */
export const extensionLabels: readonly Label[] = [
  label('extension-spring', 'end', [137, 115.5], [120, 132], { point: [-122, 119], text: [-112, 134] }),
  label('pulley', 'end', [98, 91.3], [86, 104], { point: [-98, 91.3], text: [-88, 104] }),
  label('safety-cable', 'end', [106.5, 97], [100, 118], { point: [-103.5, 97], text: [-98, 118] }),
  ...common.filter(({ part }) =>
    ['vertical-track', 'roller', 'lifting-cable', 'bottom-bracket'].includes(part),
  ),
  label('horizontal-track', 'start', [122, 101], [120, 88], { point: [-116, 105], text: [-122, 92] }),
];
