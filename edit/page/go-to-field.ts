import { fieldId } from '#edit/page/form-context.ts';
import type { FieldPath } from '#edit/records/field-schema.ts';

/** To the field; where it is not there yet, to the button that adds it, or to what it is missing in. */
export function goToField(field: FieldPath) {
  for (let length = field.length; length > 0; length -= 1) {
    const element = document.getElementById(fieldId(field.slice(0, length)));
    if (element === null) continue;
    element.focus();
    element.scrollIntoView({ block: 'center' });
    return;
  }
}
