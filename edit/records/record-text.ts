import { format } from 'prettier';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type ScalarTag,
  YAMLMap,
  YAMLSeq,
} from 'yaml';

/** What a record's file can hold. */
export type RecordValue = string | number | boolean | null | RecordValue[] | { [field: string]: RecordValue };

/** Longer texts become folded blocks, which need no care for colons, quotes and number signs. */
const longText = 80;
/** Where lines of folded blocks end, as in the records that people wrote. */
const lineWidth = 100;

/** What a record's file holds. Throws what the parser says of a file that isn't YAML. */
export function recordValue(text: string): RecordValue {
  // YAML's core schema knows no other values than these.
  return parse(text).toJS() as RecordValue;
}

/**
 * A record's file with another value: what the value leaves as it was stays as it is written, comments, order, quotes and
 * line breaks included, so that a diff shows just the change. Formatted as `npm run format` would.
 */
export async function recordText(text: string, value: RecordValue): Promise<string> {
  const document = parse(text);
  document.contents = withValue(document, document.contents, value);
  const written = document.toString({ lineWidth, singleQuote: true });
  return await format(written, { parser: 'yaml', singleQuote: true, printWidth: 110 });
}

function parse(text: string): Document {
  const document = parseDocument(text, {
    customTags: (tags) =>
      tags.map((tag) =>
        typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:str'
          ? asWritten(tag as ScalarTag, text) // The core schema's texts are scalars.
          : tag,
      ),
  });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return document;
}

/** Writes texts that nobody changed as they stand in the file; the library would break their lines anew. */
function asWritten(tag: ScalarTag, text: string): ScalarTag {
  return {
    ...tag,
    stringify(item, context, onComment, onChompKeep) {
      const [start, end] = item.range ?? [];
      const source = start === undefined ? undefined : text.slice(start, end);
      if (source !== undefined && !source.includes('\n')) return source;
      if (source !== undefined && (item.type === 'BLOCK_FOLDED' || item.type === 'BLOCK_LITERAL'))
        return indented(source, context.indent);
      return tag.stringify?.(item, context, onComment, onChompKeep) ?? String(item.value);
    },
  };
}

/** A block of lines, at the column where it now stands. */
function indented(source: string, indent: string): string {
  const [head = '', ...lines] = source.replace(/\n+$/, '').split('\n');
  const column = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return [head, ...lines.map((line) => (line.trim() === '' ? '' : indent + line.slice(column)))].join('\n');
}

/** The node with another value, changed as little as that takes. */
function withValue(document: Document, node: unknown, value: RecordValue): Node {
  if (isScalar(node) && node.value === value) return node;
  if (isScalar(node) && typeof node.value === typeof value && typeof value !== 'object') {
    node.value = value;
    node.range = null; // It is no longer what stands in the file.
    if (isLong(value) && node.type !== 'BLOCK_LITERAL') node.type = Scalar.BLOCK_FOLDED;
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const [first] = node.items;
    // The parser takes a comment above the first entry for one of the list, where no other entry would let it go.
    if (isNode(first) && node !== document.contents && node.commentBefore) {
      first.commentBefore ??= node.commentBefore;
      node.commentBefore = null;
    }
    node.items = itemsWith(document, node.items, value);
    return node;
  }
  if (isMap(node) && isRecord(value)) {
    node.items = pairsWith(document, node.items, value);
    return node;
  }
  return created(document, value);
}

function isRecord(value: RecordValue): value is { [field: string]: RecordValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields keep their order; a new one stands after the one that comes before it in the value. */
function pairsWith(document: Document, pairs: Pair[], value: { [field: string]: RecordValue }): Pair[] {
  const kept = pairs.filter(({ key }) => keyOf(key) in value);
  let place = 0;
  for (const [name, fieldValue] of Object.entries(value)) {
    const found = kept.findIndex(({ key }) => keyOf(key) === name);
    const pair = kept[found];
    if (pair === undefined) {
      const added = document.createPair(name, null);
      added.value = created(document, fieldValue);
      kept.splice(place, 0, added);
      place += 1;
    } else {
      pair.value = withValue(document, pair.value, fieldValue);
      place = found + 1;
    }
  }
  return kept;
}

function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** Entries that were there before keep their comments wherever they go. */
function itemsWith(document: Document, items: unknown[], values: RecordValue[]): unknown[] {
  const before = items.map((item) => JSON.stringify(plain(document, item)));
  const free = new Set(items.keys());
  const sameAs = values.map((value, place) => {
    const text = JSON.stringify(value);
    const found = before[place] === text ? place : [...free].find((index) => before[index] === text);
    if (found === undefined || !free.delete(found)) return undefined;
    return found;
  });
  return values.map((value, place) => {
    const same = sameAs[place];
    if (same !== undefined) return items[same];
    return free.delete(place) ? withValue(document, items[place], value) : created(document, value);
  });
}

function plain(document: Document, node: unknown): unknown {
  return isNode(node) ? node.toJS(document) : node;
}

function created(document: Document, value: RecordValue): Node {
  if (Array.isArray(value) && value.length > 0) {
    const list = new YAMLSeq(document.schema);
    list.items = value.map((item) => created(document, item));
    return list;
  }
  if (isRecord(value)) {
    const map = new YAMLMap(document.schema);
    map.items = pairsWith(document, [], value);
    return map;
  }
  const node = document.createNode(value);
  if (isScalar(node) && isLong(value)) node.type = Scalar.BLOCK_FOLDED;
  return node;
}

function isLong(value: RecordValue): boolean {
  return typeof value === 'string' && value.length > longText;
}
