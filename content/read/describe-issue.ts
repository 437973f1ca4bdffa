import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { type Problem, valueAt } from '#content/problem.ts';
import { zipCodeReason } from '#content/rules/united-states.ts';

/** What the schema says of a record; of an unknown field, which one is probably meant. */
type RecordIssue = z.core.$ZodIssue & { meant?: string };

/**
 * What is wrong with a record by itself, one problem for each mistake.
 * @param value The record with its facts filled in: that is how long its texts are.
 */
export function recordProblems(file: string, value: unknown, issues: readonly z.core.$ZodIssue[]): Problem[] {
  return oneForEachField(withoutMisspelled(issues)).map((issue) => ({
    severity: 'error',
    file,
    // YAML's keys are texts, and its lists have numbers.
    field: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    ...describeIssue(issue, value),
  }));
}

/** Where a field is missing and one with almost its name is too many, it is misspelled: one mistake, and one issue. */
function withoutMisspelled(issues: readonly z.core.$ZodIssue[]): RecordIssue[] {
  const misspelled = new Set<RecordIssue>();
  const described = issues.map((unknown): RecordIssue => {
    if (unknown.code !== 'unrecognized_keys') return unknown;
    const missing = issues.find(({ code, path }) => {
      const name = String(path.at(-1));
      const isBeside = path.slice(0, -1).join('.') === unknown.path.join('.');
      const isMeant = unknown.keys.some((key) => key !== name && distance(key, name) <= 2);
      return code === 'invalid_type' && isBeside && isMeant;
    });
    if (missing === undefined) return unknown;
    misspelled.add(missing);
    return { ...unknown, meant: String(missing.path.at(-1)) };
  });
  return described.filter((issue) => !misspelled.has(issue));
}

/** One issue for each field: what a rule of our own says is the cause, otherwise the first; the others follow from it. */
function oneForEachField(issues: readonly RecordIssue[]): RecordIssue[] {
  return [...Map.groupBy(issues, ({ path }) => path.join('.')).values()].flatMap((ofField) => {
    // These name other fields than that where they are found.
    const unknown = ofField.filter(({ code }) => code === 'unrecognized_keys');
    const known = ofField.filter((issue) => !unknown.includes(issue));
    const cause = known.find(({ code }) => code === 'custom') ?? known[0];
    return cause === undefined ? unknown : [...unknown, cause];
  });
}

function describeIssue(
  issue: RecordIssue,
  record: unknown,
): Pick<Problem, 'value' | 'message' | 'reason' | 'remedy'> {
  const value = valueAt(record, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return {
      message: `has the unknown field ${issue.keys.join(', ')}`,
      reason: 'nothing reads it, so what it says would be on no page',
      remedy: issue.meant === undefined ? 'check its spelling, or remove it' : `write ${issue.meant}`,
    };
  }
  if (value === undefined && issue.code.startsWith('invalid_')) return { message: 'is missing', ...toWrite };
  if (value === null) return { message: 'is empty', ...toWrite };
  if (value === '') return { value, message: 'is empty', ...toWrite };
  return {
    ...(isPlain(value) ? { value: String(value) } : {}),
    ...reasonOf(issue),
    ...expectation(issue),
  };
}

const toWrite = {
  reason: 'the page has a place for it, which would be empty',
  remedy: 'write it, as the neighboring files do',
};

/** Why it matters that a field has the form it has, by the field's name. */
const fieldReasons = new Map([
  ['phone', 'callers dial it as it is written here'],
  ['responseTime', 'visitors read it as a promise, and the areas are compared by it'],
  ['zipCodes', zipCodeReason],
  ['origin', 'every address that search engines are told begins with it'],
  ['stateCode', 'the rules for ZIP codes and for advertising follow from it'],
  ['opens', 'search engines tell people when you answer'],
  ['closes', 'search engines tell people when you answer'],
  ['updated', 'search engines are told that day'],
  ['added', 'of two pages that are too much alike, the newer one is kept out of search engines'],
]);

/** A text that is too long or too short breaks the look of its place, or is cut by a search engine. */
function reasonOf(issue: z.core.$ZodIssue): { reason: string } {
  const { code, path } = issue;
  if (code === 'custom' && typeof issue.params?.['reason'] === 'string')
    return { reason: issue.params['reason'] };
  const isOfText = (code === 'too_big' || code === 'too_small') && ['string', 'array'].includes(issue.origin);
  if (isOfText && code === 'too_small') return { reason: 'its place on the page would look empty' };
  if (isOfText)
    return {
      reason: path.includes('metadata')
        ? 'search engines cut what is longer'
        : 'its place on the page has no room for more',
    };
  return { reason: fieldReasons.get(String(path.at(-1))) ?? 'the site can’t be built from it' };
}

/** What a value must be, in plain words, by the schema's word for it. */
const kinds: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, with a dash before each entry',
  object: 'fields of their own, indented below it',
};

/** A message of our own begins in lower case, and says after a colon what to do: "is longer than 60 characters: shorten it". */
function expectation(issue: z.core.$ZodIssue): Pick<Problem, 'message' | 'remedy'> {
  if (/^[a-z]/.test(issue.message)) {
    const [, message = issue.message, remedy = 'correct it'] = /^([^:]+): (.+)$/s.exec(issue.message) ?? [];
    return { message, remedy };
  }
  if (issue.code === 'invalid_value')
    return { message: `is none of ${issue.values.map(String).join(', ')}`, remedy: 'use one of them' };
  if (issue.code === 'invalid_type')
    return { message: 'is of the wrong kind', remedy: `write ${kinds[issue.expected] ?? issue.expected}` };
  if (issue.code === 'too_small')
    return issue.origin === 'array'
      ? { message: `needs at least ${issue.minimum} entries`, remedy: 'add what is missing' }
      : { message: `is less than ${issue.minimum}`, remedy: `write ${issue.minimum} or more` };
  if (issue.code === 'too_big')
    return { message: `is more than ${issue.maximum}`, remedy: `write ${issue.maximum} or less` };
  return { message: `is not allowed here (${issue.message})`, remedy: 'correct it' };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
