import { Plus, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Help, Problems } from '#edit/page/fields/field-frame.tsx';
import type { FieldProps } from '#edit/page/fields/field-props.ts';
import { fieldId, useForm } from '#edit/page/form-context.ts';
import { PictureField } from '#edit/page/fields/picture-field.tsx';
import { emptyValue, fieldsOf, isFields, titleOf } from '#edit/records/field-schema.ts';

/** Fields that belong together, with a frame around them unless they are the record itself. */
export function GroupField(props: FieldProps) {
  const { schema, path, title } = props;
  if (path.length === 0) return <Fields {...props} />;
  return (
    <fieldset className="editor-group" id={fieldId(path)} tabIndex={-1}>
      <legend>{title}</legend>
      <Help path={path} schema={schema} />
      <Fields {...props} />
      <Problems path={path} title={title} />
    </fieldset>
  );
}

/** The fields of a group: what must be there and what is; what may be, as buttons. */
function Fields({ schema, value, path }: FieldProps) {
  const { change, endStep, begin, Field, picture } = useForm();
  // What is left to write stands above the form (panels/left-to-write.tsx).
  const all = fieldsOf(schema, value).filter(([name]) => path.length > 0 || name !== 'unfinished');
  const present = isFields(value) ? value : {};
  const isShown = (name: string) => name in present || schema.required?.includes(name) === true;

  function add(added: string) {
    // In the order of the schema, which the file then follows.
    const known = all.flatMap(([name, field]) => {
      if (name === added) return [[name, emptyValue(field)]];
      return name in present ? [[name, present[name]]] : [];
    });
    change(path, Object.fromEntries(known));
    endStep();
    begin([...path, added]);
  }

  const absent = all.filter(([name]) => !isShown(name));
  return (
    <>
      {all.map(([name, field]) => {
        if (!isShown(name)) return null;
        const title = titleOf(field, name);
        const isPicture =
          path.length === 0 && name === 'picture' && field.type === 'object' && picture !== undefined;
        return (
          <div key={name} className="editor-part">
            <Field schema={field} value={present[name]} path={[...path, name]} title={title} />
            {isPicture ? <PictureField picture={picture} /> : null}
            {schema.required?.includes(name) === true ? null : (
              <button
                type="button"
                className="editor-small editor-remove"
                onClick={() => {
                  change([...path, name], undefined);
                  endStep();
                }}
              >
                <Icon icon={X} className="editor-icon" />
                Remove “{title}”
              </button>
            )}
          </div>
        );
      })}
      {absent.length === 0 ? null : (
        <div className="editor-absent">
          {absent.map(([name, field]) => (
            <button
              key={name}
              // In its place until it is there: whoever is sent to the field finds what adds it.
              id={fieldId([...path, name])}
              type="button"
              className="editor-small"
              onClick={() => add(name)}
              title={field.description}
            >
              <Icon icon={Plus} className="editor-icon" />
              Add “{titleOf(field, name)}”
            </button>
          ))}
        </div>
      )}
    </>
  );
}
