import { useDebouncedCallback, useListState, useStateHistory, useWindowEvent } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diff } from 'just-diff';
import { createContext, use, useState } from 'react';
import type { Field } from '#content/problem.ts';
import type { Conflict, Draft } from '#cms/records/folder.ts';
import { merge, withValueAt } from '#cms/records/changes.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { api, type Entry, jsonOf, readRecord, type Records, saveRecord } from '#cms/ui/api.ts';

/** What Undo takes back: some typing, or a version (a commit) that changed many files. `fileAfter` opens once it is done. */
type Step =
  | { file: string; before: RecordValue; after: RecordValue; time: number }
  | { file: string; version: string; fileAfter: string };

/** In milliseconds: when what is typed is saved, and the pause after which typing is another step for Undo. */
const saveDelay = 500;
const typingPause = 2000;

export type DialogName =
  'changes' | 'versions' | 'publish' | 'add-area' | 'add-service' | 'add-record' | 'rename' | 'remove';

interface Editor extends Records, ReturnType<typeof useEditing> {
  entry: Entry;
  showDialog: (dialog: DialogName | undefined) => void;
}
export const EditorContext = createContext<Editor | undefined>(undefined);
export function useEditor() {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('Wrap it in <EditorContext>.');
  return editor;
}

const isDirty = ({ value, saved }: Draft) => value !== saved;
const keyOf = (file: string) => ['record', file];

/** The open record. What is typed is in its file within a second. */
export function useEditing(initial: string) {
  const client = useQueryClient();
  const [target, setTarget] = useState<{ file: string; field?: Field | undefined }>({ file: initial });
  const { file, field } = target;
  /** Undefined before the first step: there is nothing to undo. */
  const [done, steps, { history, current }] = useStateHistory<Step | undefined>(undefined);
  /** Undo reverts a version by a new one, which Redo reverts, and so on: by a step's version, the newest of these. */
  const [latestReverts, setLatestReverts] = useState<Record<string, string>>({});
  const [conflicts, conflictList] = useListState<Conflict & { file: string }>();
  const [added, additions] = useListState<Field>();

  const draftOf = (file: string) => client.getQueryData<Draft>(keyOf(file));
  const stored = useQuery({
    queryKey: keyOf(file),
    async queryFn(): Promise<Draft> {
      const before = draftOf(file);
      const { value = null, tag } = await readRecord(file);
      const draft = draftOf(file);
      // What was typed or saved in the meantime stays. Saving it finds out whether the file has changed.
      return draft !== undefined && (draft !== before || isDirty(draft))
        ? draft
        : { value, saved: value, tag };
    },
  });
  const value = stored.data?.value;

  async function write(file: string, sent: Draft | undefined) {
    if (sent === undefined || !isDirty(sent)) return;
    // If nothing was merged, the object that was sent: with another one, the form would render again and lose the focus.
    const { merged: saved = sent.value, tag, conflicts } = await saveRecord(file, sent);
    conflictList.append(...conflicts.map((conflict) => ({ file, ...conflict })));
    // What was typed in the meantime is kept.
    const typed = draftOf(file)?.value ?? null;
    const value = typed === sent.value ? saved : merge(sent.value, typed, saved).merged;
    client.setQueryData<Draft>(keyOf(file), { value, saved, tag });
    if (value !== saved) save();
  }
  const saving = useMutation({
    scope: { id: 'save' },
    mutationFn: () => {
      const drafts = client.getQueriesData<Draft>({ queryKey: ['record'] });
      return Promise.all(drafts.map(([[, file], draft]) => write(String(file), draft)));
    },
  });
  const save = useDebouncedCallback(() => saving.mutate(), { delay: saveDelay, maxWait: saveDelay });
  // Before the page is closed or another window is used, nothing is left to the timer.
  useWindowEvent('pagehide', () => save.flush());
  useWindowEvent('blur', () => save.flush());
  // Another program may have changed a file while its window was in front.
  useWindowEvent('focus', () => void client.invalidateQueries());

  function put(file: string, value: RecordValue) {
    client.setQueryData<Draft>(keyOf(file), (draft) => draft && { ...draft, value });
    save();
  }
  function open(target: string, field?: Field) {
    save.flush();
    if (target !== file) additions.setState([]);
    setTarget({ file: target, field });
  }
  const reread = () => client.invalidateQueries({ queryKey: ['record'] });
  const undoOrRedo = useMutation({
    async mutationFn(isUndo: boolean) {
      const step = isUndo ? done : history[current + 1];
      if (step === undefined) return;
      if ('version' in step) {
        const id = latestReverts[step.version] ?? step.version;
        const { version } = await jsonOf(api.restore.$post({ json: { id } }));
        setLatestReverts({ ...latestReverts, [step.version]: version ?? id });
        await reread();
      } else put(step.file, isUndo ? step.before : step.after);
      steps[isUndo ? 'back' : 'forward']();
      const target = 'version' in step && !isUndo ? step.fileAfter : step.file;
      if (target !== file) open(target);
    },
  });
  function change(next: RecordValue) {
    if (value === undefined) return;
    undoOrRedo.reset(); // Its error is about what was there before.
    const time = Date.now();
    const isSameStep =
      done !== undefined && 'time' in done && done.file === file && time - done.time < typingPause;
    if (isSameStep) steps.back(); // What is set then replaces it.
    steps.set({ file, before: isSameStep ? done.before : value, after: next, time });
    // What was added gets the focus.
    const [first, ...others] = diff(value as object, next as object).filter(({ op }) => op === 'add');
    if (first !== undefined) {
      additions.append(first.path, ...others.map(({ path }) => path));
      setTarget({ file, field: first.path });
    }
    put(file, next);
  }
  function changeAt(path: Field, next: RecordValue | undefined) {
    if (value !== undefined) change(withValueAt(value, path, next));
  }

  return {
    file,
    field,
    value,
    isSaving: saving.isPending || undoOrRedo.isPending || (stored.data !== undefined && isDirty(stored.data)),
    error: stored.error ?? saving.error ?? undoOrRedo.error,
    conflicts: conflicts.filter((conflict) => conflict.file === file),
    /** Fields that were added since the record was opened: their errors wait until somebody has been there. */
    added,
    open,
    change,
    changeAt,
    /** Keeps what was typed here, or what is in the file already. */
    resolve(conflict: Conflict, keepsMine: boolean) {
      conflictList.filter((other) => other !== conflict);
      if (keepsMine) changeAt(conflict.field, conflict.mine);
    },
    undo: current === 0 ? undefined : () => undoOrRedo.mutate(true),
    redo: current === history.length - 1 ? undefined : () => undoOrRedo.mutate(false),
    /** Files were changed on the disk; if by a version, Undo takes it back. */
    onFilesChanged(version: string | null, fileAfter = file) {
      if (version !== null) steps.set({ file, version, fileAfter });
      setTarget({ file: fileAfter });
      return reread();
    },
    flush: () => saving.mutateAsync(),
  };
}
