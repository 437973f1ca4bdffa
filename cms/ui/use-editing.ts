import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diff } from 'just-diff';
import { createContext, use, useEffect, useRef, useState } from 'react';
import { at } from '#cms/records/changes.ts';
import type { FieldPath } from '#cms/records/field-names.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { answer, api, readRecord, Refused } from '#cms/ui/api.ts';
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
export interface Clash {
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

export const EditingContext = createContext<ReturnType<typeof useEditing> | undefined>(undefined);
export function useEditor() {
  const editing = use(EditingContext);
  if (editing === undefined) throw new Error('Wrap it in <EditingContext>.');
  return editing;
}

/** The record that is open. What is typed is in its file within a second. */
export function useEditing(first: string) {
  const client = useQueryClient();
  const [place, setPlace] = useState<{ file: string; field?: FieldPath }>({ file: first });
  const [done, setDone] = useState<Step[]>([]);
  const [undone, setUndone] = useState<Step[]>([]);
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
      // What was typed or written meanwhile stays; writing finds out whether the file has changed.
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
        if (!(error instanceof Refused) || error.status !== 409) throw error;
        const { value: theirs, tag } = await readRecord(file);
        if (theirs === undefined)
          throw new Error('The record was removed meanwhile. “Earlier versions” has it.', { cause: error });
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
  useEffect(() => {
    const leave = () => void write(file);
    globalThis.addEventListener('pagehide', leave);
    globalThis.addEventListener('blur', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      globalThis.removeEventListener('blur', leave);
    };
  });

  function put(target: string, value: RecordValue) {
    const draft = draftOf(target);
    if (draft === undefined) return;
    client.setQueryData<Draft>(keyOf(target), { ...draft, value });
    schedule(target);
  }
  function change(next: RecordValue) {
    if (value === undefined) return;
    const last = done.at(-1);
    const time = Date.now();
    const goesOn =
      last !== undefined && 'time' in last && last.file === file && time - last.time < stepLength;
    const before = goesOn ? last.before : value;
    setDone([...(goesOn ? done.slice(0, -1) : done), { file, before, after: next, time }]);
    setUndone([]);
    const news = diff(value as object, next as object).filter(({ op }) => op === 'add');
    if (news.length > 0) setAdded((all) => [...all, ...news.map(({ path }) => path)]);
    put(file, next);
  }
  function open(target: string, field?: FieldPath) {
    void write(file);
    if (target !== file) setAdded([]);
    setPlace(field === undefined ? { file: target } : { file: target, field });
  }
  const travelling = useMutation({
    async mutationFn({ from, to, side }: { from: Step[]; to: Step[]; side: 'before' | 'after' }) {
      const step = from.at(-1);
      if (step === undefined) return;
      let next: Step = step;
      if ('version' in step) {
        const { version } = await answer(api['take-back'].$post({ json: { id: step.version } }));
        next = { ...step, version };
        await reread();
      } else put(step.file, step[side]);
      const [shorter, longer] = [from.slice(0, -1), [...to, next]];
      setDone(side === 'before' ? shorter : longer);
      setUndone(side === 'before' ? longer : shorter);
      const target = 'version' in step && side === 'after' ? step.fileAfter : step.file;
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
    undo: done.length === 0 ? undefined : () => travelling.mutate({ from: done, to: undone, side: 'before' }),
    redo:
      undone.length === 0 ? undefined : () => travelling.mutate({ from: undone, to: done, side: 'after' }),
    /** Something has changed many files, by a version that Undo takes back. */
    hasChanged(version: string, fileAfter: string) {
      setDone((all) => [...all, { file, version, fileAfter }]);
      setUndone([]);
      setPlace({ file: fileAfter });
      return reread();
    },
    flush: () => write(file),
    reread,
  };
}
