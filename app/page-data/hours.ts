import type { Company } from '#content/collections.ts';
import { weekDays } from '#content/schemas/business.ts';
import { fill } from '#app/template.ts';

/** When the phone is answered, in a line: "We answer the phone Monday–Friday, 8 AM–5 PM." */
export function hoursLine({ business, labels }: Pick<Company, 'business' | 'labels'>): string {
  const { openingHours } = business;
  const { line, always } = labels.hours;
  const hours = isAlwaysOpen(business)
    ? always
    : openingHours.map((entry) => `${daysOf(entry.days)}, ${hoursOf(entry)}`).join('; ');
  return fill(line, { hours });
}

export function isAlwaysOpen({ openingHours }: Pick<Company['business'], 'openingHours'>): boolean {
  const wholeDays = openingHours.flatMap(({ days, opens, closes }) =>
    opens === '00:00' && closes === '23:59' ? days : [],
  );
  return new Set(wholeDays).size === weekDays.length;
}

/** Of three days in a row and more, the first and the last. */
function daysOf(days: readonly (typeof weekDays)[number][]): string {
  const sorted = weekDays.filter((day) => days.includes(day));
  const start = weekDays.findIndex((day) => day === sorted[0]);
  const isInRow = sorted.length > 2 && sorted.every((day, index) => day === weekDays[start + index]);
  return isInRow ? `${sorted[0]}–${sorted.at(-1)}` : sorted.join(', ');
}

export function hoursOf({ opens, closes }: { opens: string; closes: string }): string {
  return `${clock(opens)}–${clock(closes)}`;
}

/** "5:30 PM" of "17:30", in one piece. The last minute of a day is its end. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = (time === '23:59' ? '24:00' : time).split(':').map(Number);
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}\u00a0${half}`;
}
