import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldSchema, namesOnWay } from '#cms/records/field-names.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** Where a field is in a record, as people find it: "Hero › Heading". */
export function placeInWords(schema: FieldSchema | undefined, field: FieldPath): string {
  return namesOnWay(schema, field)
    .join(' › ')
    .replaceAll(/ › (\d+)/g, ' $1');
}

/** Opens a record at a field; names a file that is no record. Without words of its own, it says which: "Home page › Hero › Heading". */
export function FieldLink({
  file,
  field = [],
  children,
}: {
  file: string;
  field?: FieldPath;
  children?: ReactNode;
}) {
  const { records, schemas, open } = useEditor();
  const record = records.find((one) => one.file === file);
  if (record === undefined) return file;
  const place = placeInWords(schemas[record.kind], field);
  return (
    <Anchor component="button" type="button" ta="left" onClick={() => open(file, field)}>
      {children ?? [record.label, place].filter(Boolean).join(' › ')}
    </Anchor>
  );
}
