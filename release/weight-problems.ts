import { allPages } from '#app/page-data/pages.ts';
import { collections, type Company } from '#content/collections.ts';
import { siteOf } from '#app/page-data/site.ts';
import { type TextInField, textsIn } from '#content/texts-in.ts';
import type { Problem } from '#content/problem.ts';
import type { Validation } from '#content/validate/validate.ts';
import { finishedSite } from '#host/finished-site.ts';
import type { Weight } from '#release/weights.ts';

/** How many texts are named that are worth shortening. */
const mostNamed = 5;

/** About so many characters of text are a byte of a compressed page. */
const charactersPerByte = 3;

/** What is heavier than it may be of what visitors load: on a weak signal, each kilobyte is time. */
export function weightProblems(
  company: Company,
  fileOf: Validation['fileOf'],
  weights: readonly Weight[],
): Problem[] {
  return weights
    .filter(({ bytes, most }) => bytes > most)
    .map(({ what, name, bytes, most }) => {
      const over = bytes - most;
      const message = `${what === 'page' ? 'the page ' : ''}${name} is ${format(bytes)} bytes, ${format(over)} more than it may be`;
      const problem = {
        severity: 'unpublished' as const,
        reason: 'callers on a weak signal would wait for it',
      };
      const texts = what === 'other' ? [] : longestTexts(shownBy(what, name, company), company, fileOf);
      const [longest] = texts;
      if (longest === undefined)
        return {
          ...problem,
          file: finishedSite,
          field: [],
          message,
          remedy: 'ask a programmer: none of the company’s texts is in it',
        };
      const named = texts.map(({ record, field, text }) => `${record} ${field.join('.')} (${text.length})`);
      return {
        ...problem,
        file: longest.file,
        field: longest.field,
        message: `is long, and ${message}`,
        remedy: `shorten its texts by about ${format(roundedUp(over * charactersPerByte))} characters. The longest, with their characters: ${named.join(', ')}`,
      };
    });
}

/** The texts of a page; those of every page are in the first script. */
function shownBy(what: 'page' | 'script', name: string, company: Company): Set<string> {
  const shown = what === 'script' ? siteOf(company) : allPages(company).find(({ path }) => path === name);
  return new Set(textsIn(shown).map(({ text }) => text));
}

interface RecordText extends TextInField {
  /** What its record is called. */
  record: string;
  file: string;
}

/** The longest of these texts, with their places in the company's records. */
function longestTexts(
  shown: ReadonlySet<string>,
  company: Company,
  fileOf: Validation['fileOf'],
): RecordText[] {
  // The names of the collections.
  const keys = Object.keys(collections) as (keyof typeof collections)[];
  return (
    keys
      .flatMap((key) => {
        const found: object | undefined = company[key];
        const records: object[] = collections[key].path.includes(':') ? [found ?? []].flat() : [found ?? []];
        return records.flatMap((record) =>
          textsIn(record).map(({ field, text }) => ({
            record: 'name' in record ? String(record.name) : key,
            file: fileOf(record),
            field,
            text,
          })),
        );
      })
      // A drawing is no text.
      .filter(({ text }) => shown.has(text) && / \p{L}+ /u.test(text))
      .sort((one, other) => other.text.length - one.text.length)
      .slice(0, mostNamed)
  );
}

function roundedUp(characters: number): number {
  return Math.ceil(characters / 50) * 50;
}

function format(number: number): string {
  return number.toLocaleString('en-US');
}
