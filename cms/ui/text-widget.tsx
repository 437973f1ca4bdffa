import { Textarea, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { clock } from '#app/page-data/hours.ts';
import { phoneDisplay, phoneOf, phonePattern, timeOf, timePattern } from '#content/rules/united-states.ts';

/** A text with more characters gets a field that grows. */
const longestInLine = 70;

/** What is written in another form than people write it: how it is shown, and what they mean. */
const forms = {
  phone: { pattern: phonePattern, show: phoneDisplay, read: phoneOf },
  clock: { pattern: timePattern, show: clock, read: timeOf },
};

/** A text's field: its help above it, its length once it comes near the end, phone numbers and times as people write them. */
export function TextWidget(props: WidgetProps) {
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
