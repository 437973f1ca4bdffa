import { useEditing } from '#edit/page/editing-context.ts';
import { placeInWords } from '#edit/records/field-schema.ts';
import type { FieldPath } from '#edit/records/field-schema.ts';

/** Opens a record at one of its fields, which it names as the form does; what follows is said of that field. */
export function FieldLink({
  file,
  field,
  isOwn = false,
  words = '',
  onLeave,
}: {
  file: string;
  field: FieldPath;
  /** The record is open: it need not be named. */
  isOwn?: boolean;
  words?: string;
  onLeave?: () => void;
}) {
  const { company, open, values } = useEditing();
  const entry = company.records.find((record) => record.file === file);
  const label = isOwn ? '' : (entry?.label ?? file);
  const place = placeInWords(label, company.schemas[entry?.kind ?? ''] ?? {}, values[file], field);
  return (
    <button
      type="button"
      className="text-left text-link"
      onClick={() => {
        onLeave?.();
        void open(file, field);
      }}
    >
      {[place, words].filter(Boolean).join(' ')}
    </button>
  );
}
