import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Form } from '@rjsf/mantine';
import type { ArrayFieldTitleProps, IconButtonProps, UiSchema, WidgetProps } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import { clock } from '#app/page-data/hours.ts';
import { phoneDisplay, phoneOf, phonePattern, timeOf, timePattern } from '#content/rules/united-states.ts';
import type { Field } from '#content/problem.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { useCheck } from '#cms/ui/api.ts';
import { errorsOf, forForm, validator } from '#cms/ui/form-schema.ts';
import { PictureField } from '#cms/ui/picture-field.tsx';
import { Conflicts, LeftToWrite, RecordProblems } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** The form adds no value that the record does not have. */
const defaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;
const uiSchema: UiSchema = {
  // The record's own name is above the form.
  'ui:label': false,
  unfinished: { 'ui:widget': 'hidden' },
  'ui:submitButtonOptions': { norender: true },
  'ui:globalOptions': {
    enableOptionalDataFieldForType: ['object', 'array'],
    // An emptied text is a text: it stays in its place in the file.
    emptyValue: '',
  },
};
const widgets = { TextWidget, text: TextWidget };
const templates = { ArrayFieldTitleTemplate: ListTitle, ButtonTemplates: { AddButton } };

/** The form of the record that is open, with what is wrong in it and what is left to write on top. */
export function RecordForm() {
  const { file, field, value, added, change, entry, schemas, records } = useEditor();
  const { data: check } = useCheck();
  const [left, setLeft] = useState<string[]>([]);
  const raw = schemas[entry.kind];
  const schema = useMemo(() => forForm(raw ?? {}, records), [raw, records]);
  const [problems, errors] = useMemo(() => {
    const all = check?.problems ?? [];
    const shown = all.filter((problem) => problem.file !== file || !isAwaited(problem.field, added, left));
    return [shown, errorsOf(shown.filter((problem) => problem.file === file))];
  }, [check, file, added, left]);
  const isRead = value !== undefined;
  useEffect(() => {
    if (field !== undefined && isRead) goTo(field);
  }, [field, isRead]);
  if (value === undefined) return null;

  return (
    <Stack>
      <Conflicts />
      <RecordProblems problems={problems} />
      <LeftToWrite />
      {check?.pictures[file]?.map((picture) => (
        <PictureField key={picture.name} {...picture} />
      ))}
      <Form
        key={file}
        schema={schema}
        uiSchema={uiSchema}
        formData={value}
        validator={validator}
        widgets={widgets}
        templates={templates}
        extraErrors={errors}
        noValidate
        noHtml5Validate
        showErrorList={false}
        experimental_defaultFormStateBehavior={defaults}
        onBlur={(id) => setLeft((all) => [...all, id])}
        onChange={({ formData }, id) => id !== undefined && change(withoutGaps(formData))}
      />
    </Stack>
  );
}

/** Whether a new field was not visited yet: its errors wait. */
function isAwaited(field: Field, added: readonly Field[], left: readonly string[]): boolean {
  const isNew = added.some((path) => path.every((name, depth) => field[depth] === name));
  return isNew && !left.includes(idOf(field));
}

/** What the form gives: a new entry of a list is a text without words, and not a gap; what is undefined is left out. */
const withoutGaps = (value: unknown): RecordValue =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => part ?? '');

const idOf = (field: Field) => ['root', ...field].join('_');

/** To the field, or to what it is missing in. */
function goTo(field: Field) {
  const ids = field.map((_, depth) => idOf(field.slice(0, field.length - depth)));
  const element = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  const input = element?.matches('input, textarea') ? element : element?.querySelector('input, textarea');
  ((input ?? element) as HTMLElement | undefined)?.focus({ preventScroll: true }); // Fields are HTML.
  element?.scrollIntoView({ block: 'center' });
}

/** A text with more characters gets a field that grows. */
const longestInLine = 70;

/** What is written in another form than people write it: how it is shown, and what they mean. */
const forms = {
  phone: { pattern: phonePattern, show: phoneDisplay, read: phoneOf },
  clock: { pattern: timePattern, show: clock, read: timeOf },
};

/** A text's field: its help above it, its length once it comes near the end, phone numbers and times as people write them. */
function TextWidget(props: WidgetProps) {
  const { id, label, hideLabel, value, required, rawErrors, schema, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string>();
  const { description, maxLength = 0, format, placeholders } = schema;
  const stored = value === undefined || value === null ? '' : String(value);
  const form = format === 'phone' || format === 'clock' ? forms[format] : undefined;
  const shown = typed ?? (form?.pattern.test(stored) ? form.show(stored) : stored);
  const isNearEnd = maxLength > 0 && stored.length > maxLength * 0.6;
  const isEntry = /_\d+$/.test(id);
  const shared = {
    id,
    label: hideLabel ? undefined : label.replace(/-(\d+)$/, ' $1'),
    description: (
      <>
        {description}
        {isNearEnd ? ` ${stored.length} of ${maxLength} characters.` : null}{' '}
        <span className="placeholders">{placeholders}</span>
      </>
    ),
    withAsterisk: required === true,
    error: rawErrors?.join(' '),
    value: shown,
    onBlur() {
      setTyped(undefined);
      // An optional text without words is not there.
      if (stored === '' && required !== true && !isEntry && value !== undefined) onChange(undefined);
      onBlur(id, value);
    },
    onChange({ target }: { target: { value: string } }) {
      // Pages break their lines themselves.
      const text = target.value.replaceAll(/\s*\n\s*/g, ' ');
      if (form !== undefined) setTyped(text);
      onChange(form?.read(text) ?? text);
    },
  };
  return maxLength <= longestInLine ? (
    <TextInput {...shared} type={format === 'phone' ? 'tel' : 'text'} />
  ) : (
    <Textarea {...shared} autosize minRows={2} />
  );
}

/** A legend, and no heading: lists are in parts of any depth. */
function ListTitle({ title, optionalDataControl }: ArrayFieldTitleProps) {
  return (
    <Text component="span" fw={600}>
      {title} {optionalDataControl}
    </Text>
  );
}

function AddButton({ id, onClick, disabled, title }: IconButtonProps) {
  return (
    <Button id={id} onClick={onClick} disabled={disabled ?? false} title={title}>
      Add
    </Button>
  );
}
