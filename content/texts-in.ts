import type { Field } from '#content/problem.ts';

export function textsIn(value: unknown, field: Field = []): { field: Field; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...field, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...field, key]));
}
