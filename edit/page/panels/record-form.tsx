import { History } from 'lucide';
import { useMemo } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEditing } from '#edit/page/editing-context.ts';
import { Field } from '#edit/page/fields/field.tsx';
import { fieldId, type Form, FormContext, withValueAt } from '#edit/page/form-context.ts';
import { SharePreviews } from '#edit/page/panels/share-previews.tsx';

/** The form of the record that is open, with all that is wrong with it on top. */
export function RecordForm({ onVersions }: { onVersions: () => void }) {
  const { company, file = '', values, status, change, endStep } = useEditing();
  const value = values[file];
  const entry = company.records.find((record) => record.file === file);
  const problems = useMemo(
    () => [...status.problems, ...status.warnings].filter((problem) => problem.file === file),
    [status, file],
  );
  const form: Form = {
    Field,
    problems,
    records: company.records,
    picture: company.pictures[file],
    endStep,
    change: (path, next) => change(file, path.join('.'), withValueAt(value, path, next)),
  };
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
      </div>
      <Problems />
      <form key={file} onSubmit={(event) => event.preventDefault()}>
        <Field schema={schema} value={value} path={[]} title={entry.label} />
      </form>
      <SharePreviews />
    </FormContext>
  );
}

/** What is wrong with the record, and with others that this keeps from being shown. */
function Problems() {
  const { company, file, open, status } = useEditing();
  if (status.problems.length === 0) return null;
  const here = status.problems.filter((problem) => problem.file === file);
  const elsewhere = [...new Set(status.problems.map((problem) => problem.file))].filter(
    (other) => other !== file,
  );
  return (
    <section className="editor-problems" aria-label="To mend">
      {here.length === 0 ? null : (
        <>
          <h3>To mend here</h3>
          <ul>
            {here.map(({ field, message }) => (
              <li key={`${field.join('.')} ${message}`}>
                {field.length === 0 ? (
                  <>The record {message}.</>
                ) : (
                  <button type="button" className="text-link" onClick={() => goTo(field)}>
                    {field.join(' › ')} {message}.
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {elsewhere.length === 0 ? null : (
        <>
          <h3>To mend elsewhere</h3>
          <ul>
            {elsewhere.map((other) => (
              <li key={other}>
                <button type="button" className="text-link" onClick={() => void open(other)}>
                  {company.records.find((record) => record.file === other)?.label ?? other}
                </button>
                : {status.problems.find((problem) => problem.file === other)?.message}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** To the field, or to what it is missing in. */
function goTo(field: readonly (string | number)[]) {
  for (let length = field.length; length > 0; length -= 1) {
    const element = document.getElementById(fieldId(field.slice(0, length)));
    if (element === null) continue;
    element.focus();
    return;
  }
}
