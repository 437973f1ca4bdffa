import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { counted } from '#app/counted.ts';
import { useEditing } from '#edit/page/editing-context.ts';
import { fieldId, withValueAt } from '#edit/page/form-context.ts';
import { FieldLink } from '#edit/page/panels/field-link.tsx';
import { isFields, placeInWords, plainText } from '#edit/records/field-schema.ts';
import type { RecordEntry } from '#edit/server/state.ts';

/** The fields of the open record whose words only stand in, with the way to each; and the records that came with it. */
export function LeftToWrite({ onLeave }: { onLeave?: () => void }) {
  const { change, company, endStep, file = '', values } = useEditing();
  const value = values[file];
  const kind = company.records.find((record) => record.file === file)?.kind ?? '';
  const names = isFields(value) && Array.isArray(value.unfinished) ? value.unfinished.map(plainText) : [];
  const others = company.records.filter((other) => other.unfinished.length > 0 && isPartOf(other, file));
  if (names.length + others.length === 0) return null;
  return (
    <section
      id={fieldId(['unfinished'])}
      tabIndex={-1}
      className="mb-5 max-w-176 bg-(--color-band) px-4 py-3"
      aria-label="Left to write"
    >
      <h3 className="font-[600]">Left to write</h3>
      <p className="editor-help">
        The words of these fields only stand in. Search engines don’t list the page before each is written.
        When you have written one, press Written.
      </p>
      <ul className="mt-2 grid gap-1">
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4">
            <FieldLink file={file} field={name.split('.')} isOwn {...(onLeave && { onLeave })} />
            <button
              type="button"
              className="editor-small"
              aria-label={`${placeInWords('', company.schemas[kind] ?? {}, value, name.split('.'))}: written`}
              onClick={() => {
                const rest = names.filter((other) => other !== name);
                change(
                  file,
                  'unfinished',
                  withValueAt(value, ['unfinished'], rest.length === 0 ? undefined : rest),
                );
                endStep();
              }}
            >
              <Icon icon={Check} className="editor-icon" />
              Written
            </button>
          </li>
        ))}
        {others.map((other) => (
          <li key={other.file}>
            <FieldLink file={other.file} field={[]} {...(onLeave && { onLeave })} />
            <span className="text-(--color-muted)">, {counted(other.unfinished.length, 'field')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a record is about an area or a service alone: the page of a service in it, or of it in an area. */
function isPartOf({ file }: RecordEntry, whole: string): boolean {
  const [kind, name] = whole.replace(/\.yaml$/, '').split('/');
  const [folder, area, service] = file.replace(/\.yaml$/, '').split('/');
  return (
    folder === 'services-in-areas' &&
    (kind === 'areas' ? area === name : kind === 'services' && service === name)
  );
}
