/** What a visitor may have typed instead of a number of openings. */
export type Nonsense = 'empty' | 'notANumber' | 'zeroOrLess' | 'tooMany';

/** A home's door opens so often a day at most. */
const most = 50;
/** Once in ten days: less is as good as never. */
const least = 0.1;

/** The openings a day in a typed text, which may have a comma for the point. */
export function openingsIn(typed: string): number | Nonsense {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 'empty';
  if (!/^-?\d*\.?\d+$/.test(text)) return 'notANumber';
  const openings = Number(text);
  if (openings < least) return 'zeroOrLess';
  return openings > most ? 'tooMany' : openings;
}

/** How many years so many cycles are, with one decimal below ten years. */
export function springYears(cycles: number, openings: number): string {
  const years = cycles / (openings * 365);
  return years < 9.95 ? String(Number(years.toFixed(1))) : years.toFixed(0);
}
