import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import DraggedList from 'sortablejs';
import { Icon } from '#app/components/ui/icon.tsx';
import { Help, Problems } from '#edit/page/fields/field-frame.tsx';
import type { FieldProps } from '#edit/page/fields/field-props.ts';
import { fieldId, useForm } from '#edit/page/form-context.ts';
import { emptyValue } from '#edit/records/field-schema.ts';
import type { RecordValue } from '#edit/records/record-text.ts';

/** Entries that can be sorted, added to and removed from: dragged by mouse or finger, moved by buttons with the keyboard. */
export function ListField({ schema, value, path, title }: FieldProps) {
  const { change, endStep, begin, reorder, Field, problems } = useForm();
  const items = Array.isArray(value) ? value : [];
  const names = useNames(items.length);
  const list = useRef<HTMLOListElement>(null);
  const { items: itemSchema = {} } = schema;
  const isWrong = problems.some(({ field }) => field.join('.') === path.join('.'));

  function put(next: RecordValue[]) {
    change(path, next);
    endStep();
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    put(moved(items, from, to));
    reorder(path);
    names.set((known) => moved(known, from, to));
  }
  useDragging(list, move);

  return (
    <fieldset className="editor-group editor-list" id={fieldId(path)} tabIndex={-1} aria-invalid={isWrong}>
      <legend>{title}</legend>
      <Help path={path} schema={schema} />
      <ol ref={list}>
        {items.map((item, place) => {
          const number = `${title} ${place + 1}`;
          return (
            <li key={names.all[place]}>
              <div className="editor-item">
                <Field schema={itemSchema} value={item} path={[...path, place]} title={number} />
              </div>
              <div className="editor-item-buttons">
                {items.length < 2 ? null : (
                  <span className="editor-icon-button editor-grip" title="Drag to another place">
                    <Icon icon={GripVertical} className="editor-icon" />
                  </span>
                )}
                <ItemButton
                  icon={ArrowUp}
                  name={`Move ${number} up`}
                  isOff={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <ItemButton
                  icon={ArrowDown}
                  name={`Move ${number} down`}
                  isOff={place === items.length - 1}
                  onClick={() => move(place, place + 1)}
                />
                <ItemButton
                  icon={X}
                  name={`Remove ${number}`}
                  onClick={() => {
                    put(items.filter((_, other) => other !== place));
                    reorder(path);
                    names.set((known) => known.filter((_, other) => other !== place));
                    list.current?.closest('fieldset')?.focus();
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="editor-small"
        onClick={() => {
          put([...items, emptyValue(itemSchema)]);
          begin([...path, items.length]);
        }}
      >
        <Icon icon={Plus} className="editor-icon" />
        Add to “{title}”
      </button>
      <Problems path={path} title={title} />
    </fieldset>
  );
}

function ItemButton({
  icon,
  name,
  isOff = false,
  onClick,
}: {
  icon: typeof ArrowUp;
  name: string;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    // Still there for the keyboard when an entry arrives at an end: the focus would be lost with it.
    <button
      type="button"
      className="editor-icon-button"
      aria-label={name}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon icon={icon} className="editor-icon" />
    </button>
  );
}

/** Lets the entries of a list be dragged by their grips. */
function useDragging(list: RefObject<HTMLOListElement | null>, move: (from: number, to: number) => void) {
  const drop = useEffectEvent(move);
  useEffect(() => {
    if (list.current === null) return undefined;
    const dragged = DraggedList.create(list.current, {
      handle: '.editor-grip',
      ghostClass: 'editor-dragged',
      // The browser's own dragging is nothing that fingers can do everywhere.
      forceFallback: true,
      onEnd({ item, from, oldIndex = 0, newIndex = 0 }) {
        // React puts the entry into its new place, and has to find it in the old one.
        item.remove();
        from.insertBefore(item, from.children[oldIndex] ?? null);
        drop(oldIndex, newIndex);
      },
    });
    return () => dragged.destroy();
  }, [list]);
}

/** A name for each entry, which goes with it: whoever moves one keeps the focus on it. */
function useNames(count: number) {
  const [names, setNames] = useState<number[]>([]);
  const highest = Math.max(-1, ...names);
  const all = Array.from({ length: count }, (_, place) => names[place] ?? highest + 1 + place);
  return { all, set: (change: (names: number[]) => number[]) => setNames(change(all)) };
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, place) => place !== from);
  const item = items.slice(from, from + 1);
  return [...rest.slice(0, to), ...item, ...rest.slice(to)];
}
