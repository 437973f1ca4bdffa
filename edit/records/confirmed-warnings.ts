import { confirmedWarningsField } from '#content/problem.ts';
import type { RecordValue } from '#edit/records/record-text.ts';

/** A record's value with one more of its warnings confirmed. */
export function withConfirmed(record: RecordValue, confirmation: string): RecordValue {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const confirmed = record[confirmedWarningsField];
  return {
    ...record,
    [confirmedWarningsField]: [...(Array.isArray(confirmed) ? confirmed : []), confirmation],
  };
}
