/** The content codings that the build writes files in, the smallest first, and how those files' names end. */
export const codings = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codings;

/** The codings that an Accept-Encoding header takes, the most welcome first. */
export function acceptedCodings(header = ''): Coding[] {
  const weights = new Map(header.split(',').map(weightedCoding));
  function weight(coding: string): number {
    return weights.get(coding) ?? weights.get('*') ?? 0;
  }
  return (['br', 'gzip'] as const)
    .filter((coding) => weight(coding) > 0)
    .sort((one, other) => weight(other) - weight(one));
}

/** "gzip;q=0.5" as a name and a number; a weight that is no number is above nothing, so it takes the coding out. */
function weightedCoding(entry: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, weight === undefined ? 1 : Number(weight.slice('q='.length))];
}
