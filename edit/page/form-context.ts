import { type ComponentType, createContext, use } from 'react';
import type { FieldProps } from '#edit/page/fields/field-props.ts';
import type { RecordProblem } from '#edit/records/check-folder.ts';
import type { FieldPath } from '#edit/records/field-schema.ts';
import type { RecordPicture } from '#edit/records/record-pages.ts';
import type { RecordValue } from '#edit/records/record-text.ts';
import type { RecordEntry } from '#edit/server/state.ts';

/** What every field of a form needs besides its own value. */
export interface Form {
  /** Draws a field of any kind: groups and lists hold some of all kinds. */
  Field: ComponentType<FieldProps>;
  problems: readonly RecordProblem[];
  /** Where fields find the files that they may name. */
  records: readonly RecordEntry[];
  picture: RecordPicture | undefined;
  /** Gives the field at the path another value, or none. */
  change(path: FieldPath, value: RecordValue | undefined): void;
  /** The owner says that what is doubted is right as it is. */
  confirm(confirmation: string): void;
  /** A step is done: what comes next is one of its own for Undo. */
  endStep(): void;
  /** The field is left: that ends a step, and what is wrong with it is told from now on. */
  leave(path: FieldPath): void;
  /** The field is new: what is wrong in it is told once it is left. It is gone to. */
  begin(path: FieldPath): void;
  /** The entries of a list have other places than before. */
  reorder(path: FieldPath): void;
}

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = use(FormContext);
  if (form === undefined) throw new Error('A field stands outside a form: wrap it in <FormContext>.');
  return form;
}

/** The element of a field, and of its message. */
export function fieldId(path: FieldPath): string {
  return `field-${path.join('-')}`;
}

/** What is wrong with the very field at a path. */
export function problemsAt(problems: readonly RecordProblem[], path: FieldPath): RecordProblem[] {
  const at = path.join('.');
  return problems.filter(({ field }) => field.join('.') === at);
}

/** A value with another one at a path in it; without a value there, the field or entry is gone. */
export function withValueAt(
  whole: RecordValue | undefined,
  path: FieldPath,
  value: RecordValue | undefined,
): RecordValue | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    const item = withValueAt(whole[Number(name)], rest, value);
    return whole.flatMap((other, place) => (place === name ? (item === undefined ? [] : [item]) : [other]));
  }
  const fields = typeof whole === 'object' && whole !== null ? whole : {};
  const changed = withValueAt(fields[name], rest, value);
  const others = Object.entries(fields).filter(([other]) => other !== name);
  if (changed === undefined) return Object.fromEntries(others);
  return name in fields
    ? Object.fromEntries(
        Object.entries(fields).map(([other, kept]) => [other, other === name ? changed : kept]),
      )
    : { ...fields, [name]: changed };
}
