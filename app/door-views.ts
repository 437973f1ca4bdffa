import type { PartName, Service } from '#content/records.ts';

type Point = readonly [x: number, y: number];
/**
 * The point on a part that its line leads to, where its name is, and which end of the name is there, from which the line
 * begins: inches from the middle of the door's foot.
 */
export type Label = readonly [part: PartName, anchor: 'start' | 'middle' | 'end', point: Point, text: Point];

/** What is looked at from close by on phones, with the names in it. */
export interface View {
  name: 'top' | 'side';
  /** Its upper left corner, in a drawing where y grows downward, its width and its height (door.css has the same numbers). */
  box: string;
  labels: readonly Label[];
}

const top: View = {
  name: 'top',
  box: '-78 -160 144 108',
  labels: [
    ['torsion-shaft', 'end', [-48, 96.5], [-41, 109]],
    ['winding-cone', 'end', [-37.8, 97.5], [-35, 121]],
    ['torsion-spring', 'end', [-20, 97.2], [-16, 133]],
    ['stationary-cone', 'end', [-2.6, 97.6], [0, 145]],
    ['opener', 'end', [17, 151], [9, 155]],
    ['rail', 'start', [14.6, 126], [24, 126]],
    ['trolley', 'start', [5.4, 105], [24, 112]],
    ['center-bracket', 'end', [-1.2, 91.5], [-14, 88]],
    ['arm', 'end', [-0.6, 85.4], [-12, 70]],
    ['release-cord', 'start', [6.6, 76], [14, 76]],
    ['section', 'end', [-54, 62], [-51, 72]],
  ],
};

/** What the home page and those of services show: on home, parts that a symptom is about, as far apart as fingers need. */
export const closeUps: Record<'home' | NonNullable<Service['drawing']>, Pick<View, 'box' | 'labels'>> = {
  home: {
    box: '-10 -127 140 77',
    labels: [
      ['torsion-spring', 'middle', [30, 97.2], [37.5, 114]],
      ['cable-drum', 'middle', [94, 98.5], [83.5, 114]],
      ['lifting-cable', 'end', [97.1, 74], [86, 73]],
      ['roller', 'start', [100.4, 63.3], [108, 66]],
      ['section', 'middle', [26, 61], [26, 73]],
    ],
  },
  springs: {
    box: '-104 -122 174 73',
    labels: [
      ['cable-drum', 'middle', [-94, 98.5], [-82, 112]],
      ['winding-cone', 'middle', [-37.8, 97.5], [-36, 112]],
      ['torsion-spring', 'middle', [28, 97.2], [38, 112]],
      ['center-bracket', 'end', [-1.2, 91.5], [-7, 88]],
      ['torsion-shaft', 'end', [56, 95.5], [52, 88]],
      ['lifting-cable', 'start', [-97.1, 70], [-85, 67]],
    ],
  },
  cables: {
    box: '6 -118 137 124',
    labels: [
      ['torsion-spring', 'start', [33, 97.2], [38, 108]],
      ['cable-drum', 'start', [97.2, 98], [104, 110]],
      ['roller', 'start', [100.4, 63.3], [108, 68]],
      ['lifting-cable', 'start', [97.1, 44], [108, 47]],
      ['hinge-2', 'end', [91, 42], [80, 51]],
      ['bottom-bracket', 'end', [92, 4.4], [84, 12]],
      ['photo-eyes', 'start', [105, 6], [108, 24]],
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
        ['horizontal-track', 'end', [136, 107], [126, 124]],
        ['bearing-plate', 'end', [99, 99], [93, 115]],
        ['cable-drum', 'end', [95.6, 98], [85, 104]],
        ['vertical-track', 'start', [100.6, 56], [108, 60]],
        ['roller', 'start', [100.4, 42.3], [108, 46]],
        ['lifting-cable', 'start', [97.1, 30], [108, 31]],
        ['wall-button', 'middle', [150, 65], [150, 72]],
        ['bottom-bracket', 'end', [92, 4.4], [87.5, 12]],
        ['photo-eyes', 'start', [105, 6], [112, 13]],
        ['hinge-3', 'end', [91, 63], [82, 70]],
        ['hinge-2', 'end', [91, 42], [82, 49]],
        ['hinge-1', 'end', [91, 21], [82, 28]],
        ['bottom-seal', 'start', [70, 0.7], [76, -7]],
      ],
    },
  ],
  extension: [
    {
      name: 'side',
      box: '50 -142 118 96',
      labels: [
        ['extension-spring', 'end', [137, 115.5], [120, 132]],
        ['pulley', 'end', [98, 91.3], [86, 104]],
        ['safety-cable', 'end', [106.5, 97], [100, 118]],
        ['horizontal-track', 'start', [122, 101], [120, 88]],
        ['vertical-track', 'start', [100.6, 56], [108, 60]],
        ['lifting-cable', 'end', [97.1, 74], [86, 66]],
        ['wall-button', 'middle', [150, 65], [150, 72]],
      ],
    },
  ],
};
