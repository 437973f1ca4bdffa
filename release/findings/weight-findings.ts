import { fileOf } from '#app/content/check/file-of.ts';
import { allPages, collections, type Company } from '#app/content/collections.ts';
import { siteOf } from '#app/content/to-pages/site.ts';
import { type TextInField, textsIn } from '#app/content/texts-in.ts';
import type { Finding, FindingGroup } from '#release/findings/finding.ts';
import type { Weight } from '#release/weights.ts';

/** How many texts are named that are worth shortening. */
const mostNamed = 5;

/** About so many characters of text are a byte of a compressed page. */
const charactersPerByte = 3;

/** Whether what visitors load is light enough: on a weak signal, each kilobyte is time. */
export function weightFindings(company: Company, folder: string, weights: readonly Weight[]): FindingGroup {
  const heavy = weights.filter(({ bytes, most }) => bytes > most);
  const light = weights.filter((weight) => !heavy.includes(weight));
  return {
    heading: 'What visitors load',
    findings: [...heavy.map((weight) => heavyFinding(weight, company, folder)), ...metFindings(light)],
  };
}

/** Of pages that are light enough, only the heaviest is told. */
function metFindings(weights: readonly Weight[]): Finding[] {
  const pages = weights.filter(({ what }) => what === 'page');
  const heaviest = pages.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1);
  return [...heaviest, ...weights.filter(({ what }) => what !== 'page')].map((weight) => ({
    state: 'met',
    text: `${weight.what === 'page' ? `of ${pages.length} pages that are light enough, the heaviest is ${weight.name}:` : `${weight.name} is`} ${format(weight.bytes)} bytes of at most ${format(weight.most)}`,
  }));
}

function heavyFinding({ what, name, bytes, most }: Weight, company: Company, folder: string): Finding {
  const over = bytes - most;
  const text = `${what === 'page' ? 'the page ' : ''}${name} is ${format(bytes)} bytes, ${format(over)} more than it may be: callers on a weak signal would wait for it`;
  const texts = what === 'other' ? [] : longestTexts(shownBy(what, name, company), company, folder);
  const [longest] = texts;
  if (longest === undefined) {
    return { state: 'blocking', text, next: 'ask a programmer: none of the company’s texts is in it' };
  }
  const named = texts.map(({ record, field, text }) => `${record} ${field.join('.')} (${text.length})`);
  return {
    state: 'blocking',
    text,
    next: `shorten its texts by about ${format(roundedUp(over * charactersPerByte))} characters. The longest, with their characters: ${named.join(', ')}`,
    at: { file: longest.file, field: longest.field },
  };
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
function longestTexts(shown: ReadonlySet<string>, company: Company, folder: string): RecordText[] {
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
            file: fileOf(folder, key, record),
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
