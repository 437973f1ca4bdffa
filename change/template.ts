import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

/** A new record: a template of this folder with values in its places, as "[name]". */
export function fromTemplate(name: string, values: Readonly<Record<string, string | number>>): string {
  const document = parseDocument(readFileSync(join(import.meta.dirname, `templates/${name}.yaml`), 'utf8'));
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const [, whole] = /^\[(\w+)\]$/.exec(node.value) ?? [];
      // A number stays one.
      const value =
        whole === undefined
          ? node.value.replaceAll(/\[(\w+)\]/g, (place, part: string) => String(values[part] ?? place))
          : (values[whole] ?? node.value);
      if (value !== node.value && isScalar(node)) node.value = value;
    },
  });
  return document.toString({ lineWidth: 100, singleQuote: true });
}
