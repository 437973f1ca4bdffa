import { isScalar, isSeq, parseDocument, visit } from 'yaml';

/** Whether a value in a record is meant, by the name of the field that it or its list stands in. */
export type IsMeant = (field: string, value: unknown) => boolean;

/** The text of a record with other values in some places; all the rest stays as it is written. */
export function withValues(text: string, isMeant: IsMeant, value: string): string {
  return placesOf(text, isMeant).reduceRight(
    (changed, { from, to }) => changed.slice(0, from) + value + changed.slice(to),
    text,
  );
}

/** The text of a record without some entries of lists; all the rest stays as it is written. */
export function withoutEntries(text: string, isMeant: IsMeant): string {
  return placesOf(text, isMeant)
    .filter(({ isEntry }) => isEntry)
    .reduceRight((changed, { from, to, isInLine }) => {
      if (isInLine) {
        const after = /^\s*,\s*/.exec(changed.slice(to))?.[0].length ?? 0;
        const before = after > 0 ? 0 : (/,\s*$/.exec(changed.slice(0, from))?.[0].length ?? 0);
        return changed.slice(0, from - before) + changed.slice(to + after);
      }
      const line = changed.lastIndexOf('\n', from) + 1;
      return changed.slice(0, line) + changed.slice(changed.indexOf('\n', to) + 1);
    }, text);
}

/** Where they stand, in their order. */
function placesOf(text: string, isMeant: IsMeant) {
  const places: { from: number; to: number; isEntry: boolean; isInLine: boolean }[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, path) {
      if (key === 'key' || !node.range) return;
      const parent = path.at(-1);
      const pairs = path.filter((step) => 'key' in step);
      const name = pairs.at(-1)?.key;
      if (!isMeant(isScalar(name) ? String(name.value) : '', node.value)) return;
      const [from, to] = node.range;
      places.push({ from, to, isEntry: isSeq(parent), isInLine: isSeq(parent) && parent.flow === true });
    },
  });
  return places;
}
