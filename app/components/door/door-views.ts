import type { PartName, Service } from '#content/records.ts';

/** Where a part's name is, and the point on the part that its line leads to: inches from the middle of the door's foot. */
export interface Label {
  part: PartName;
  point: readonly [x: number, y: number];
  text: readonly [x: number, y: number];
  /** Which end of the name is at `text`; its line begins there. */
  anchor: 'start' | 'middle' | 'end';
}

/** What is looked at from close by on phones, with the names in it. */
export interface View {
  name: 'top' | 'side';
  /** Its upper left corner, in a drawing where y grows downward, its width and its height (door.css has the same numbers). */
  box: string;
  labels: readonly Label[];
}

const label = (
  part: PartName,
  anchor: Label['anchor'],
  point: Label['point'],
  text: Label['text'],
): Label => ({ part, anchor, point, text });

/** What the home page shows: parts that a symptom is about, as far apart as fingers need. */
export const corner: Pick<View, 'box' | 'labels'> = {
  box: '-4 -127 134 77',
  labels: [
    label('torsion-spring', 'middle', [27, 97.2], [32.5, 114]),
    label('cable-drum', 'end', [95.6, 98], [98.5, 114]),
    label('lifting-cable', 'end', [97.1, 74], [86, 73]),
    label('roller', 'start', [100.4, 63.3], [108, 66]),
    label('section', 'middle', [26, 61], [26, 73]),
  ],
};

const top: View = {
  name: 'top',
  box: '-78 -160 144 108',
  labels: [
    label('torsion-shaft', 'end', [-48, 96.5], [-41, 109]),
    label('winding-cone', 'end', [-37.8, 97.5], [-35, 121]),
    label('torsion-spring', 'end', [-20, 97.2], [-16, 133]),
    label('stationary-cone', 'end', [-2.6, 97.6], [0, 145]),
    label('opener', 'end', [17, 151], [9, 155]),
    label('rail', 'start', [14.6, 126], [24, 126]),
    label('trolley', 'start', [5.4, 105], [24, 112]),
    label('center-bracket', 'end', [-1.2, 91.5], [-14, 88]),
    label('arm', 'end', [-0.6, 85.4], [-12, 70]),
    label('release-cord', 'start', [6.6, 76], [18, 76]),
    label('section', 'end', [-54, 62], [-51, 72]),
  ],
};

/** What the pages of services show. */
export const closeUps: Record<NonNullable<Service['drawing']>, Pick<View, 'box' | 'labels'>> = {
  springs: {
    box: '-62 -122 124 66',
    labels: [
      label('winding-cone', 'middle', [-37.8, 97.5], [-38, 110]),
      label('torsion-spring', 'middle', [26, 97.2], [28, 110]),
      label('center-bracket', 'end', [-1.2, 91.5], [-8, 88]),
      label('torsion-shaft', 'end', [46, 95.5], [40, 88]),
    ],
  },
  cables: {
    box: '6 -118 138 124',
    labels: [
      label('torsion-spring', 'start', [33, 97.2], [38, 108]),
      label('cable-drum', 'start', [97.2, 98], [104, 110]),
      label('roller', 'start', [100.4, 63.3], [108, 68]),
      label('lifting-cable', 'start', [97.1, 44], [108, 47]),
      label('hinge-2', 'end', [91, 42], [80, 51]),
      label('bottom-bracket', 'end', [92, 4.4], [84, 12]),
      label('photo-eyes', 'start', [105, 6], [110, 24]),
    ],
  },
  opener: top,
};

export const whole = '-134 -160 302 172';

export const views: Record<'torsion' | 'extension', readonly View[]> = {
  torsion: [
    top,
    {
      name: 'side',
      box: '50 -130 118 142',
      labels: [
        label('horizontal-track', 'end', [136, 107], [126, 124]),
        label('bearing-plate', 'end', [99, 99], [93, 115]),
        label('cable-drum', 'end', [95.6, 98], [85, 104]),
        label('vertical-track', 'start', [100.6, 56], [108, 60]),
        label('roller', 'start', [100.4, 42.3], [108, 46]),
        label('lifting-cable', 'start', [97.1, 30], [108, 31]),
        label('wall-button', 'middle', [150, 65], [150, 72]),
        label('bottom-bracket', 'end', [92, 4.4], [87.5, 12]),
        label('photo-eyes', 'start', [105, 6], [112, 13]),
        label('hinge-3', 'end', [91, 63], [82, 70]),
        label('hinge-2', 'end', [91, 42], [82, 49]),
        label('hinge-1', 'end', [91, 21], [82, 28]),
        label('bottom-seal', 'start', [70, 0.7], [76, -7]),
      ],
    },
  ],
  extension: [
    {
      name: 'side',
      box: '50 -142 118 96',
      labels: [
        label('extension-spring', 'end', [137, 115.5], [120, 132]),
        label('pulley', 'end', [98, 91.3], [86, 104]),
        label('safety-cable', 'end', [106.5, 97], [100, 118]),
        label('horizontal-track', 'start', [122, 101], [120, 88]),
        label('vertical-track', 'start', [100.6, 56], [108, 60]),
        label('lifting-cable', 'end', [97.1, 74], [86, 66]),
        label('wall-button', 'middle', [150, 65], [150, 72]),
      ],
    },
  ],
};
