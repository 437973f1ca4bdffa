import type { z } from 'zod';
import type { Problem } from '#app/content/problem.ts';

/** What is wrong with a field, why that matters, and what to do. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  record: unknown,
): Pick<Problem, 'value' | 'message' | 'reason' | 'remedy'> {
  const value = valueAt(record, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return {
      message: `has the unknown field ${issue.keys.join(', ')}`,
      reason: 'nothing reads it, so what it says would be on no page',
      remedy: 'check its spelling, or remove it',
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
