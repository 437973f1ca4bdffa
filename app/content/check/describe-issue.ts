import type { z } from 'zod';

/** What is wrong with a field and what to do, in words that follow its name. */
export function describeIssue(issue: z.core.$ZodIssue, record: unknown): string {
  const value = valueAt(record, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return `has the unknown field ${issue.keys.join(', ')}: check its spelling, or remove it`;
  }
  if (value === undefined && issue.code.startsWith('invalid_')) {
    return 'is missing: write it, as the neighboring files do';
  }
  // A message of our own says what to do; the library's own begins with a capital.
  const message = /^[a-z]/.test(issue.message) ? issue.message : expectation(issue);
  return typeof value === 'object' ? message : `${quote(value)} ${message}`;
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value')
    return `is none of ${issue.values.map(String).join(', ')}: use one of them`;
  if (issue.code === 'invalid_type') return `is of the wrong kind: it must be a ${issue.expected}`;
  return `is not allowed here (${issue.message})`;
}

/** The value, short enough for a line. */
function quote(value: unknown): string {
  const text = String(value);
  return text.length <= 60 ? `"${text}"` : `"${text.slice(0, 57)}…" (${text.length} characters)`;
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    record,
  );
}
