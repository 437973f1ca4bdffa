import { ChoiceField } from '#edit/page/fields/choice-field.tsx';
import { GroupField } from '#edit/page/fields/group-field.tsx';
import { ListField } from '#edit/page/fields/list-field.tsx';
import { TextField } from '#edit/page/fields/text-field.tsx';
import { YesNoField } from '#edit/page/fields/yes-no-field.tsx';
import { choicesOf, type FieldProps } from '#edit/page/fields/field-props.ts';
import { variantOf } from '#edit/records/field-schema.ts';

/** A field of a record, drawn as what it may hold asks for. */
export function Field({ schema, ...props }: FieldProps) {
  const { title, description } = schema;
  // What the field is for stands around its kinds, where it may be of several.
  const kind = {
    ...variantOf(schema, props.value),
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
  if (choicesOf(schema) !== undefined || kind.namesFileOf !== undefined)
    return <ChoiceField schema={kind.namesFileOf === undefined ? schema : kind} {...props} />;
  if (kind.type === 'array') return <ListField schema={kind} {...props} />;
  if (kind.type === 'object') return <GroupField schema={kind} {...props} />;
  if (kind.type === 'boolean') return <YesNoField schema={kind} {...props} />;
  return <TextField schema={kind} {...props} />;
}
