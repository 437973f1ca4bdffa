import { useWindowEvent } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diff } from 'just-diff';
import { createContext, use, useRef, useState } from 'react';
import { at } from '#cms/records/changes.ts';
import type { FieldPath } from '#cms/records/field-names.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { answer, api, type Entry, readRecord, type Records } from '#cms/ui/api.ts';
import { merge, withValueAt } from '#cms/ui/merge.ts';

/** A record as it is typed, and as it was read from its file or written to it last. */
interface Draft {
  value: RecordValue;
  saved: RecordValue;
  tag: string;
}
/** What Undo takes back: some typing, or a version that changed many files. */
type Step =
  | { file: string; before: RecordValue; after: RecordValue; time: number }
  | { file: string; version: string; fileAfter: string };
/** A field that was changed here and in its file. */
interface Clash {
  file: string;
  field: FieldPath;
  mine: RecordValue | undefined;
  theirs: RecordValue | undefined;
}

/** After how long what is typed is written, and typing is a step of its own for Undo; in milliseconds. */
const pause = 500;
const stepLength = 2000;

const isDirty = (draft: Draft | undefined): draft is Draft =>
  draft !== undefined && draft.value !== draft.saved;

const keyOf = (file: string) => ['record', file];

export type DialogName =
  'unfinished' | 'changes' | 'versions' | 'publish' | 'area' | 'service' | 'rename' | 'remove';

/** The company, the record that is open, and what can be done with them. */
interface Editor extends Records, ReturnType<typeof useEditing> {
  entry: Entry;
  /** Shows a dialog, or none. */
  show: (dialog: DialogName | undefined) => void;
}
export const EditorContext = createContext<Editor | undefined>(undefined);
export function useEditor() {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('Wrap it in <EditorContext>.');
  return editor;
}

/** The record that is open. What is typed is in its file within a second. */
export function useEditing(first: string) {
  const client = useQueryClient();
  const [place, setPlace] = useState<{ file: string; field?: FieldPath | undefined }>({ file: first });
  /** What Undo takes back, and after the position what Redo does again. */
  const [{ steps, position }, setHistory] = useState<{ steps: Step[]; position: number }>({
    steps: [],
    position: 0,
  });
  const [clashes, setClashes] = useState<Clash[]>([]);
  const [added, setAdded] = useState<FieldPath[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { file } = place;

  const draftOf = (file: string) => client.getQueryData<Draft>(keyOf(file));

  const stored = useQuery({
    queryKey: keyOf(file),
    async queryFn(): Promise<Draft> {
      const before = draftOf(file);
      const { value = null, tag } = await readRecord(file);
      const draft = draftOf(file);
      // What was typed or written since stays; writing finds out whether the file has changed.
      return draft !== undefined && (draft !== before || isDirty(draft))
        ? draft
        : { value, saved: value, tag };
    },
  });
  const value = stored.data?.value;

  const saving = useMutation({
    scope: { id: 'save' },
    async mutationFn(file: string) {
      const draft = draftOf(file);
      if (!isDirty(draft)) return;
      const { value, saved, tag } = draft;
      const put = (value: RecordValue, tag: string) =>
        answer(api.record.$put({ json: { file, value, tag } }));
      try {
        settle(file, value, value, (await put(value, tag)).tag);
      } catch (error) {
        if (!(error instanceof Error) || error.cause !== 409) throw error;
        const { value: theirs, tag } = await readRecord(file);
        if (theirs === undefined)
          throw new Error('The record was removed elsewhere. “Earlier versions” has it.', { cause: error });
        const { merged, fields } = merge(saved, value, theirs);
        setClashes((all) => [
          ...all,
          ...fields.map((field) => ({ file, field, mine: at(value, field), theirs: at(theirs, field) })),
        ]);
        settle(file, value, merged, (await put(merged, tag)).tag);
      }
    },
  });

  /** What is in the file now; what was typed while it was written comes on top. */
  function settle(file: string, sent: RecordValue, written: RecordValue, tag: string) {
    const draft = draftOf(file);
    if (draft === undefined) return;
    const value = draft.value === sent ? written : merge(sent, draft.value, written).merged;
    client.setQueryData<Draft>(keyOf(file), { value, saved: written, tag });
    if (value !== written) schedule(file);
  }

  function schedule(file: string) {
    timer.current ??= setTimeout(() => void write(file), pause);
  }
  function write(file: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    return isDirty(draftOf(file)) ? saving.mutateAsync(file) : Promise.resolve();
  }

  // Before the page is closed or laid aside, nothing is left to the timer.
  const leave = () => void write(file);
  useWindowEvent('pagehide', leave);
  useWindowEvent('blur', leave);

  function put(target: string, value: RecordValue) {
    const draft = draftOf(target);
    if (draft === undefined) return;
    client.setQueryData<Draft>(keyOf(target), { ...draft, value });
    schedule(target);
  }
  function addStep(step: Step, replacesLast = false) {
    const before = steps.slice(0, replacesLast ? position - 1 : position);
    setHistory({ steps: [...before, step], position: before.length + 1 });
  }
  function change(next: RecordValue) {
    if (value === undefined) return;
    const last = steps[position - 1];
    const time = Date.now();
    const goesOn =
      last !== undefined && 'time' in last && last.file === file && time - last.time < stepLength;
    addStep({ file, before: goesOn ? last.before : value, after: next, time }, goesOn);
    const news = diff(value as object, next as object).filter(({ op }) => op === 'add');
    if (news.length > 0) setAdded((all) => [...all, ...news.map(({ path }) => path)]);
    put(file, next);
  }
  function open(target: string, field?: FieldPath) {
    void write(file);
    if (target !== file) setAdded([]);
    setPlace({ file: target, field });
  }
  const travelling = useMutation({
    async mutationFn(by: -1 | 1) {
      const place = by === -1 ? position - 1 : position;
      let step = steps[place];
      if (step === undefined) return;
      if ('version' in step) {
        const { version } = await answer(api['take-back'].$post({ json: { id: step.version } }));
        step = { ...step, version };
        await reread();
      } else put(step.file, by === -1 ? step.before : step.after);
      setHistory({ steps: steps.with(place, step), position: position + by });
      const target = 'version' in step && by === 1 ? step.fileAfter : step.file;
      if (target !== file) open(target);
    },
  });
  const reread = () => client.invalidateQueries({ queryKey: ['record'] });

  return {
    file,
    field: place.field,
    value,
    isSaving: saving.isPending || isDirty(stored.data),
    error: stored.error ?? saving.error ?? travelling.error,
    clashes: clashes.filter((clash) => clash.file === file),
    /** Fields that were added since the record was opened: nothing is wrong with them before somebody has been there. */
    added,
    open,
    change,
    changeAt: (path: FieldPath, next: RecordValue | undefined) =>
      value === undefined ? undefined : change(withValueAt(value, path, next)),
    decide(clash: Clash, isMine: boolean) {
      setClashes((all) => all.filter((other) => other !== clash));
      if (isMine && value !== undefined) change(withValueAt(value, clash.field, clash.mine));
    },
    undo: position === 0 ? undefined : () => travelling.mutate(-1),
    redo: position === steps.length ? undefined : () => travelling.mutate(1),
    /** Something has changed many files, by a version that Undo takes back. */
    hasChanged(version: string, fileAfter: string) {
      addStep({ file, version, fileAfter });
      setPlace({ file: fileAfter });
      return reread();
    },
    flush: () => write(file),
    reread,
  };
}
