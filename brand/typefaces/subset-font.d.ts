declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; an axis is kept as a range or fixed at a value. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Uint8Array>;
}
