/** The fields of a record whose words are placeholders. */
export function unfinishedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('unfinished' in value)) return [];
  return Array.isArray(value.unfinished) ? value.unfinished.map(String) : [];
}
