import type { ReactNode } from 'react';
import { fieldId, problemsAt, useForm } from '#edit/page/form-context.ts';
import type { FieldPath, FieldSchema } from '#edit/records/field-schema.ts';

/** What the field's element tells assistive technology of its help and its messages. */
export function descriptions(path: FieldPath, isWrong: boolean) {
  const id = fieldId(path);
  return {
    id,
    'aria-describedby': `${id}-help ${id}-problems`,
    'aria-invalid': isWrong,
  };
}

/** A field with its name above it, what it is for, and what is wrong with it. */
export function FieldFrame({
  path,
  title,
  schema,
  counter,
  remark,
  children,
}: {
  path: FieldPath;
  title: string;
  schema: FieldSchema;
  counter?: ReactNode;
  /** Besides what the schema says of the field. */
  remark?: ReactNode;
  children: ReactNode;
}) {
  const id = fieldId(path);
  return (
    <div className="editor-field">
      <div className="editor-field-name">
        <label htmlFor={id}>{title}</label>
        {counter}
      </div>
      {children}
      <Help path={path} schema={schema} remark={remark} />
      <Problems path={path} title={title} />
    </div>
  );
}

/** What a field is for, with an example of what to write. */
export function Help({
  path,
  schema: { description, examples },
  remark,
}: {
  path: FieldPath;
  schema: FieldSchema;
  remark?: ReactNode;
}) {
  const example = examples === undefined ? '' : `For example: ${examples.map(String).join(', ')}`;
  return (
    <p id={`${fieldId(path)}-help`} className="editor-help">
      {[description, example].filter(Boolean).join(' ')}
      {remark}
    </p>
  );
}

export function Problems({ path, title }: { path: FieldPath; title: string }) {
  const { confirm, problems } = useForm();
  return (
    <div id={`${fieldId(path)}-problems`} className="editor-problem" role="status">
      {problemsAt(problems, path).map(({ message, confirmation }) => (
        <p key={message}>
          {title} {message}.{' '}
          {confirmation === undefined ? null : (
            <button type="button" className="editor-small" onClick={() => confirm(confirmation)}>
              It is right as it is
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
