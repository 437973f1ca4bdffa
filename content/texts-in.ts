interface TextInField {
  field: readonly (string | number)[];
  text: string;
}

export function textsIn(value: unknown, field: readonly (string | number)[] = []): TextInField[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...field, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...field, key]));
}
