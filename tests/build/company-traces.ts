import type { Company } from '#content/collections.ts';
import { stateNames } from '#content/rules/united-states.ts';

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
  const colors = new Set<string>(Object.values(tokens.colors));
  return (text) => [
    ...new Set([
      ...(text.match(words) ?? []),
      ...(text.match(phone) ?? []),
      ...(text.toLowerCase().match(/#[\da-f]{6}\b/g) ?? []).filter((color) => colors.has(color)),
    ]),
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
