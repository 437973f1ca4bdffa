import { slug } from '#content/schemas/text.ts';

/** The name of a record's file in a folder, without .yaml; forms offer those that there are. */
export function namedFile(folder: string) {
  return slug.meta({ namesFileOf: folder });
}
