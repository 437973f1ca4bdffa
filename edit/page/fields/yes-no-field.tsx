import { descriptions, Help, Problems } from '#edit/page/fields/field-frame.tsx';
import type { FieldProps } from '#edit/page/fields/field-props.ts';
import { problemsAt, useForm } from '#edit/page/form-context.ts';

export function YesNoField({ schema, value, path, title }: FieldProps) {
  const { change, leave, problems } = useForm();
  return (
    <div className="editor-field">
      <label className="editor-yes-no">
        <input
          {...descriptions(path, problemsAt(problems, path).length > 0)}
          type="checkbox"
          checked={value === true}
          onBlur={() => leave(path)}
          onChange={({ target }) => change(path, target.checked)}
        />
        {title}
      </label>
      <Help path={path} schema={schema} />
      <Problems path={path} title={title} />
    </div>
  );
}
