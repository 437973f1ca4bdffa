import { Anchor } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { fieldName, type FieldPath } from '#cms/records/field-names.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** Opens a record at a field; names a file that is not a record. Without words of its own, it says which: "Home page › Hero › Heading". */
export function FieldLink({
  file,
  field = [],
  children,
}: PropsWithChildren<{ file: string; field?: FieldPath }>) {
  const { records, schemas, open } = useEditor();
  const record = records.find((one) => one.file === file);
  if (record === undefined) return children ?? file;
  const name = fieldName(schemas[record.kind], field);
  return (
    <Anchor component="button" type="button" ta="left" onClick={() => open(file, field)}>
      {children ?? [record.label, name].filter(Boolean).join(' › ')}
    </Anchor>
  );
}
