import { diff } from 'just-diff';
import { type Document, isSeq, parse, parseDocument, visit } from 'yaml';

export type RecordValue = string | number | boolean | null | RecordValue[] | { [field: string]: RecordValue };

/** A text that is longer becomes a block of lines. */
const longestInLine = 80;

/** What a record's file holds. Throws what the parser says of a file that isn't YAML. */
export function recordValue(text: string): RecordValue {
  return parse(text) as RecordValue; // YAML's core schema has no other values.
}

/** A record's file with another value. Comments and order stay; lines break where the library breaks them. */
export function recordText(text: string, value: RecordValue): string {
  const document: Document = parseDocument(text);
  const before: unknown = document.toJS();
  if (typeof before !== 'object' || before === null) document.contents = folded(document.createNode(value));
  else
    for (const { op, path, value: next } of diff(before, value as object)) {
      const parent = document.getIn(path.slice(0, -1));
      if (op === 'remove') document.deleteIn(path);
      else if (op === 'add' && isSeq(parent))
        parent.items.splice(Number(path.at(-1)), 0, folded(document.createNode(next)));
      else document.setIn(path, folded(document.createNode(next)));
    }
  return document.toString({ lineWidth: 100, singleQuote: true, flowCollectionPadding: false });
}

function folded<Node extends Parameters<typeof visit>[0]>(node: Node): Node {
  visit(node, {
    Scalar(key, scalar) {
      const { value } = scalar;
      if (key === 'key' || typeof value !== 'string') return;
      // Of several spaces in a row, a block keeps too few.
      if (value.length > longestInLine && /^\S+(?: \S+)+$/.test(value)) scalar.type = 'BLOCK_FOLDED';
    },
  });
  return node;
}
