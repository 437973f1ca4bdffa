import type { Company } from '#app/content/collections.ts';
import { hexColor } from '#app/content/hex-color.ts';
import { stateNames } from '#app/content/rules/united-states.ts';

/** What gives a company away in a file: its names, its addresses, its number, its pictures, its mark and its colors. */
export function tracesOf(company: Company): (text: string) => string[] {
  const { business, services, areas, servicesInAreas, brands = [], tokens } = company;
  const names = [
    business.brand,
    business.shortName,
    business.city,
    business.region,
    stateNames[business.stateCode],
    new URL(business.origin).hostname,
    tokens.mark.path,
    tokens.mark.smallPath,
    ...[...services, ...areas].flatMap(({ name, slug }) => [name, slug, `hero-${slug}`]),
    ...servicesInAreas.map(({ service, area }) => `${service}-in-${area}`),
    ...brands.flatMap(({ name, url }) => [name, new URL(url).hostname]),
  ];
  const words = new RegExp(`(?<![\\w-])(?:${[...new Set(names)].map(escaped).join('|')})(?![\\w-])`, 'gi');
  // In any format.
  const phone = new RegExp(
    business.phone
      .slice(2)
      .split('')
      .join(String.raw`\D{0,3}`),
    'g',
  );
  const colors = new Set(
    Object.values(tokens.colors).flatMap((color) => [...colorsIn(color), hexColor(color)]),
  );
  return (text) => [
    ...new Set([
      ...(text.match(words) ?? []),
      ...(text.match(phone) ?? []),
      ...colorsIn(text).filter((color) => colors.has(color)),
    ]),
  ];
}

/** The colors that a text names, each in one notation: style sheets come out of the build in another. */
function colorsIn(text: string): string[] {
  const written = text.matchAll(/oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)/g);
  return [
    ...[...written].map(([, lightness, percent, chroma, hue]) => {
      const share = Number(lightness) / (percent === '' ? 1 : 100);
      return `oklch(${Number(share.toFixed(4))} ${Number(chroma)} ${Number(hue)})`;
    }),
    ...[...text.matchAll(/#[\da-f]{6}\b/gi)].map(([color]) => color.toLowerCase()),
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
