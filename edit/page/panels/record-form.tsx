import { History, Trash2 } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEditing } from '#edit/page/editing-context.ts';
import { Field } from '#edit/page/fields/field.tsx';
import { type Form, FormContext, withValueAt } from '#edit/page/form-context.ts';
import { withAdded, withLeft, withoutNewIn } from '#edit/page/new-fields.ts';
import { goToField } from '#edit/page/go-to-field.ts';
import { FieldLink } from '#edit/page/panels/field-link.tsx';
import { PlaceMeanings } from '#edit/page/fields/place-meanings.tsx';
import { LeftToWrite } from '#edit/page/panels/left-to-write.tsx';
import { withConfirmed } from '#edit/records/confirmed-warnings.ts';
import type { FieldPath } from '#edit/records/field-schema.ts';
import { SharePreviews } from '#edit/page/panels/share-previews.tsx';

/** The form of the record that is open, with all that is wrong with it on top. */
export function RecordForm({ onVersions, onRemove }: { onVersions: () => void; onRemove: () => void }) {
  const { company, file = '', goal, values, problems, setNewFields, status, change, endStep } = useEditing();
  const value = values[file];
  const entry = company.records.find((record) => record.file === file);
  const told = useMemo(
    () => [...problems, ...status.warnings].filter((problem) => problem.file === file),
    [problems, status, file],
  );
  const form: Form = {
    Field,
    problems: told,
    records: company.records,
    picture: company.pictures[file],
    endStep,
    leave(field) {
      endStep();
      setNewFields((known) => withLeft(known, { file, field }));
    },
    begin(field) {
      setNewFields((known) => withAdded(known, { file, field }));
      setAdded(field);
    },
    reorder: (field) => setNewFields((known) => withoutNewIn(known, { file, field })),
    change: (path, next) => change(file, path.join('.'), withValueAt(value, path, next)),
    confirm(confirmation) {
      if (value !== undefined) change(file, 'confirmed', withConfirmed(value, confirmation));
      endStep();
    },
  };
  const [added, setAdded] = useState<FieldPath>();
  // Its button is gone, and the focus with it.
  useEffect(() => {
    if (added !== undefined) goToField(added);
  }, [added]);
  // Of a way to a field, each is new: going there twice works twice.
  useEffect(() => {
    if (goal !== undefined) goToField(goal);
  }, [goal]);
  if (entry === undefined || value === undefined) return <p>Choose a record.</p>;
  const schema = company.schemas[entry.kind] ?? {};

  return (
    <FormContext value={form}>
      <div className="editor-form-head">
        <h2>{entry.label}</h2>
        {company.versions ? (
          <button type="button" className="editor-small" onClick={onVersions}>
            <Icon icon={History} className="editor-icon" />
            Earlier versions
          </button>
        ) : null}
        {entry.kind === 'areas' || entry.kind === 'services' ? (
          <button type="button" className="editor-small" onClick={onRemove}>
            <Icon icon={Trash2} className="editor-icon" />
            Remove this {entry.kind === 'areas' ? 'area' : 'service'}
          </button>
        ) : null}
      </div>
      <Problems />
      <LeftToWrite />
      <p className="editor-help mb-4 max-w-176">{schema.description}</p>
      {schema.places === undefined ? null : (
        <p className="editor-help mb-4 max-w-176">
          <PlaceMeanings places={schema.places} /> A text with such a place stays right when the fact changes.
        </p>
      )}
      <form key={file} onSubmit={(event) => event.preventDefault()}>
        <Field schema={schema} value={value} path={[]} title={entry.label} />
      </form>
      <SharePreviews />
    </FormContext>
  );
}

/** What is wrong with the record, and with others that this keeps from being shown. */
function Problems() {
  const { file, problems } = useEditing();
  if (problems.length === 0) return null;
  const here = problems.filter((problem) => problem.file === file);
  const elsewhere = problems.filter((problem) => problem.file !== file);
  return (
    <section className="editor-problems" aria-label="To mend">
      {[
        { heading: 'To mend here', problems: here },
        { heading: 'To mend elsewhere', problems: elsewhere },
      ]
        .filter(({ problems }) => problems.length > 0)
        .map(({ heading, problems }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {problems.map(({ file, field, message }) => (
                <li key={`${file} ${field.join('.')} ${message}`}>
                  <FieldLink file={file} field={field} words={`${message}.`} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
