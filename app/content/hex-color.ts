import { colorPattern } from '#app/content/schemas/tokens.ts';

/** A color of the tokens, oklch(0.5 0.1 200), as #rrggbb: drawings and manifests don't know the other notation. */
export function hexColor(color: string): string {
  const [, lightness, chroma, hue] = colorPattern.exec(color)?.map(Number) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`"${color}" is no color of the form oklch(0.5 0.1 200), which is needed here.`);
  }
  // The conversion of CSS Color 4 (section 9), clipped to what screens show.
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
