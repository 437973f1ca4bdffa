import { Textarea, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { phoneDisplay, phoneOf, phonePattern } from '#content/rules/united-states.ts';

/** A text with more characters gets a field that grows. */
const longestInLine = 70;

/** A text's field: its help above it, its length once it comes near the end, a phone number as people write it. */
export function TextWidget(props: WidgetProps) {
  const { id, label, hideLabel, value, required, rawErrors, schema, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string>();
  const { description, maxLength = 0, format, placeholders } = schema;
  const stored = value === undefined || value === null ? '' : String(value);
  const shown = typed ?? (format === 'phone' && phonePattern.test(stored) ? phoneDisplay(stored) : stored);
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
      if (format === 'phone') setTyped(text);
      onChange(format === 'phone' ? (phoneOf(text) ?? text) : text);
    },
  };
  return maxLength <= longestInLine ? (
    <TextInput {...shared} type={format === 'phone' ? 'tel' : 'text'} />
  ) : (
    <Textarea {...shared} autosize minRows={2} />
  );
}
