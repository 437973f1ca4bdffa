import { descriptions, FieldFrame } from '#edit/page/fields/field-frame.tsx';
import { choicesOf, type FieldProps } from '#edit/page/fields/field-props.ts';
import { problemsAt, useForm } from '#edit/page/form-context.ts';
import { inWords, plainText } from '#edit/records/field-schema.ts';

/** One of several values; or one of the files of a folder, by the names of their records. */
export function ChoiceField({ schema, value, path, title }: FieldProps) {
  const { change, leave, problems, records } = useForm();
  const { namesFileOf } = schema;
  const choices =
    namesFileOf === undefined
      ? (choicesOf(schema) ?? []).map((choice) => ({
          value: plainText(choice),
          label: schema.choices?.[plainText(choice)] ?? inWords(plainText(choice)),
          choice,
        }))
      : records
          .filter(({ file }) => file.startsWith(`${namesFileOf}/`))
          .map(({ file, label }) => {
            const slug = file.slice(namesFileOf.length + 1, -'.yaml'.length);
            return { value: slug, label, choice: slug };
          });
  const text = plainText(value);
  // What stands there and can't be chosen is shown all the same: its message says what is wrong.
  const isKnown = choices.some((choice) => choice.value === text);
  return (
    <FieldFrame path={path} title={title} schema={schema}>
      <select
        {...descriptions(path, problemsAt(problems, path).length > 0)}
        value={text}
        onBlur={() => leave(path)}
        onChange={({ target }) =>
          change(path, choices.find((choice) => choice.value === target.value)?.choice)
        }
      >
        {isKnown ? null : <option value={text}>{text === '' ? 'Choose …' : text}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
