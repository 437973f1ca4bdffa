import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withDrawingPage } from '#brand/drawing/drawing-page.ts';
import { dataUrl } from '#brand/drawing/html-document.ts';

/** What shows until the typefaces are there: Arial, whose widths Arimo has, and on Android Roboto. */
const shownBefore = (family: string, weight: string) =>
  `node_modules/@expo-google-fonts/${family.toLowerCase()}/${weight}/${family}_${weight}.ttf`;

const cuts = [
  { typeface: 'bricolage-grotesque', arial: '700Bold', roboto: '700Bold' },
  { typeface: 'instrument-sans', arial: '400Regular', roboto: '400Regular' },
  { typeface: 'instrument-sans-semibold', arial: '700Bold', roboto: '600SemiBold' },
];

const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...Array.from('\u00a0’‘“”–—…·•©®™×éñ°'),
];

for (const { typeface, arial, roboto } of cuts) {
  for (const [before, weight, featureSettings] of [
    ['Arimo', arial, 'normal'],
    ['Roboto', roboto, '"RBTO"'],
  ] as const) {
    test(`any two characters of ${typeface} are as wide as in ${before}, so that nothing moves when it comes`, async () => {
      const files = [`app/styles/typefaces/${typeface}.woff2`, shownBefore(before, weight)];
      const [cut = '', other = ''] = files.map((file) => dataUrl('font/ttf', readFileSync(file)));
      const differing = await withDrawingPage({ width: 100, height: 100 }, (page) =>
        page.evaluate(
          async ({ cut, other, characters, featureSettings }) => {
            const faces = [
              new FontFace('cut', `url(${cut})`, { featureSettings }),
              new FontFace('before', `url(${other})`),
            ];
            for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
            const context = document.createElement('canvas').getContext('2d');
            if (context === null) throw new Error('The browser has no canvas.');
            const widths = (font: string) => {
              context.font = `1000px ${font}`;
              context.textRendering = 'geometricPrecision';
              return characters.flatMap((first) =>
                characters.map((second) => context.measureText(first + second).width),
              );
            };
            const [one, two] = [widths('cut'), widths('before')];
            return characters
              .flatMap((first) => characters.map((second) => first + second))
              .filter((_, index) => Math.abs((one[index] ?? 0) - (two[index] ?? 0)) > 1);
          },
          { cut, other, characters, featureSettings },
        ),
      );
      expect(differing).toEqual([]);
    });
  }
}
