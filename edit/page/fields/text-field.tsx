import { useState } from 'react';
import { linkedClaim, placesIn } from '#app/template.ts';
import { descriptions, FieldFrame } from '#edit/page/fields/field-frame.tsx';
import type { FieldProps } from '#edit/page/fields/field-props.ts';
import { PlaceMeanings } from '#edit/page/fields/place-meanings.tsx';
import { problemsAt, useForm } from '#edit/page/form-context.ts';
import { plainText } from '#edit/records/field-schema.ts';
import { asStored } from '#edit/records/as-stored.ts';

/** Above so many characters a text gets a field that grows. */
const oneLine = 70;
/** A counter is shown where the room gets scarce, as titles and descriptions mostly are. */
const nearlyFull = 0.6;

/** A text or a number; long texts grow with what is written. */
export function TextField({ schema, value, path, title }: FieldProps) {
  const { change, leave, problems } = useForm();
  const [typed, setTyped] = useState<string>();
  const stored = plainText(value);
  // What somebody writes stays as it is written until the field is left; the record has it in its own form at once.
  const text = typed !== undefined && asStored(schema, typed) === stored ? typed : stored;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const isLong = !isNumber && Math.max(schema.maxLength ?? 0, text.length) > oneLine;
  // Every text may hold the linked claim: it is explained where it stands.
  const offered = schema.places?.filter((name) => name !== linkedClaim) ?? [];
  const places = [...new Set([...offered, ...placesIn(text)])];
  const attributes = {
    ...descriptions(path, problemsAt(problems, path).length > 0),
    value: text,
    onBlur: () => {
      setTyped(undefined);
      leave(path);
    },
    onChange: ({ target }: { target: { value: string } }) => {
      // Texts hold no line breaks: pages break their lines themselves.
      const written = target.value.replaceAll(/\s*\n\s*/g, ' ');
      const number = Number(written);
      setTyped(written);
      change(
        path,
        isNumber && written.trim() !== '' && Number.isFinite(number) ? number : asStored(schema, written),
      );
    },
  };
  return (
    <FieldFrame
      path={path}
      title={title}
      schema={schema}
      counter={<Counter text={text} most={schema.maxLength} />}
      remark={<PlaceMeanings places={places} />}
    >
      {isLong ? (
        <textarea {...attributes} rows={Math.max(2, Math.ceil(text.length / oneLine))} />
      ) : (
        <input
          {...attributes}
          type={typeOf(schema.format, isNumber)}
          {...(isNumber ? { step: 'any' } : {})}
        />
      )}
    </FieldFrame>
  );
}

function typeOf(format: string | undefined, isNumber: boolean): string {
  if (isNumber) return 'number';
  return format === 'date' ? 'date' : 'text';
}

/** How much of the room is used. */
function Counter({ text, most }: { text: string; most: number | undefined }) {
  if (most === undefined || text.length < most * nearlyFull) return null;
  return (
    <span className="editor-counter" data-full={text.length > most}>
      {text.length} of {most}
      <span className="sr-only"> characters</span>
    </span>
  );
}
