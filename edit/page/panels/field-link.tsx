import { useEditing } from '#edit/page/editing-context.ts';
import { placeInWords } from '#edit/records/field-schema.ts';
import type { FieldPath } from '#edit/records/field-schema.ts';

/** Opens a record at one of its fields, which it names as the form does; what follows is said of that field. */
export function FieldLink({
  file,
  field,
  words = '',
  onLeave,
}: {
  file: string;
  field: FieldPath;
  words?: string;
  onLeave?: () => void;
}) {
  const { company, open, values } = useEditing();
  const entry = company.records.find((record) => record.file === file);
  const place = placeInWords(
    entry?.label ?? file,
    company.schemas[entry?.kind ?? ''] ?? {},
    values[file],
    field,
  );
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
