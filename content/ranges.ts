/** A range as visitors see it, with an en dash; records write it with a hyphen (docs/specification.md#16-response-times-and-zip-codes). */
export function ranges(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, '–');
}
