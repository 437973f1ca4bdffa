import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Problem } from '#app/content/problem.ts';

/** What the schema says of a record; of an unknown field, which one is probably meant. */
export type RecordIssue = z.core.$ZodIssue & { meant?: string };

/** Where a field is missing and one with almost its name is too many, it is misspelled: one mistake, and one issue. */
export function withoutMisspelled(issues: readonly z.core.$ZodIssue[]): RecordIssue[] {
  const meant = new Map<z.core.$ZodIssue, z.core.$ZodIssue>(
    issues.flatMap((unknown) =>
      unknown.code !== 'unrecognized_keys'
        ? []
        : issues.flatMap((missing) => {
            const name = String(missing.path.at(-1));
            const isBeside = missing.path.slice(0, -1).join('.') === unknown.path.join('.');
            const isMeant = unknown.keys.some((key) => key !== name && distance(key, name) <= 2);
            return missing.code === 'invalid_type' && isBeside && isMeant
              ? [[unknown, missing] as const]
              : [];
          }),
    ),
  );
  const misspelled = new Set(meant.values());
  return issues
    .filter((issue) => !misspelled.has(issue))
    .map((issue) => {
      const name = meant.get(issue)?.path.at(-1);
      return name === undefined ? issue : { ...issue, meant: String(name) };
    });
}

/** What is wrong with a field, why that matters, and what to do. */
export function describeIssue(
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
  if (value === undefined && issue.code.startsWith('invalid_')) {
    return {
      message: 'is missing',
      reason: 'the page has a place for it, which would be empty',
      remedy: 'write it, as the neighboring files do',
    };
  }
  return {
    ...(isPlain(value) ? { value: String(value) } : {}),
    ...reasonOf(issue),
    ...expectation(issue),
  };
}

/** A text that is too long or too short breaks the look of its place, or is cut by a search engine. */
function reasonOf({ code, path }: z.core.$ZodIssue): { reason?: string } {
  if (code === 'too_big')
    return {
      reason: path.includes('metadata')
        ? 'search engines cut what is longer'
        : 'its place on the page has no room for more',
    };
  if (code === 'too_small') return { reason: 'its place on the page would look empty' };
  return {};
}

/** A message of our own begins in lower case, and says after a colon what to do: "is longer than 60 characters: shorten it". */
function expectation(issue: z.core.$ZodIssue): Pick<Problem, 'message' | 'remedy'> {
  if (/^[a-z]/.test(issue.message)) {
    const [, message = issue.message, remedy = 'correct it'] = /^([^:]+): (.+)$/s.exec(issue.message) ?? [];
    return { message, remedy };
  }
  if (issue.code === 'invalid_value')
    return { message: `is none of ${issue.values.map(String).join(', ')}`, remedy: 'use one of them' };
  if (issue.code === 'invalid_type')
    return { message: 'is of the wrong kind', remedy: `it must be a ${issue.expected}` };
  return { message: `is not allowed here (${issue.message})`, remedy: 'correct it' };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    record,
  );
}
