import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { get, post } from '#edit/page/request.ts';
import { isAwaited, noNewFields } from '#edit/page/new-fields.ts';
import { emptyHistory, type History, redo, undo, withStep } from '#edit/page/history.ts';
import type { FieldPath } from '#edit/records/field-schema.ts';
import type { RecordValue } from '#edit/records/record-text.ts';
import type {
  CompanyState,
  PageWords,
  RecordState,
  RemovedRecord,
  SavedStatus,
  Status,
} from '#edit/server/state.ts';

/** A record's value, or the number of a picture that was made; without one, the picture that was there before. */
type Value = RecordValue | undefined;

/** How long typing rests before the server hears of it. */
const rest = 250;

export type EditorState = ReturnType<typeof useEditor>;

/** All that the editor knows and can do. What is typed shows at once; the server follows. */
export function useEditor() {
  const [company, setCompany] = useState<CompanyState>();
  const [status, setStatus] = useState<Status>();
  const [file, setFile] = useState<string>();
  /** The field of the record that was gone to last. */
  const [goal, setGoal] = useState<FieldPath>();
  const [values, setValues] = useState<Record<string, Value>>({});
  const [history, setHistory] = useState<History<Value>>(emptyHistory);
  const [pageWords, setPageWords] = useState<PageWords>();
  const [newFields, setNewFields] = useState(noNewFields);
  /** What was done last, for those who can't see it; or what went wrong. */
  const [message, setMessage] = useState<{ text: string; isError: boolean }>();
  const waiting = useRef(new Map<string, Value>());
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** The record that was asked for last. */
  const wanted = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback((text: string) => setMessage({ text, isError: false }), []);
  const fail = useCallback((error: unknown) => {
    setMessage({ text: error instanceof Error ? error.message : String(error), isError: true });
  }, []);

  /** Of two answers the later one holds, also when it arrives first: after an older one, the preview would stay behind. */
  const hear = useCallback((answer: Status) => {
    setStatus((known) => (known !== undefined && known.number > answer.number ? known : answer));
  }, []);

  const load = useCallback(async () => {
    const state = await get<CompanyState>('company');
    setCompany(state);
    hear(state.status);
    return state;
  }, [hear]);

  /** Sends what waits, one after the other, and gives when all has arrived. */
  const flush = useCallback(async () => {
    globalThis.clearTimeout(timer.current);
    sending.current = (async (before) => {
      await before;
      for (const [target, value] of waiting.current) {
        waiting.current.delete(target);
        const isPicture = !target.endsWith('.yaml');
        try {
          const answer = isPicture
            ? await post<Status>('use-picture', {
                name: target,
                ...(value === undefined ? {} : { id: value }),
              })
            : await post<Status>('change', { file: target, value });
          hear(answer);
          if (!isPicture)
            setPageWords((await get<PageWords | null>('page-words', { file: target })) ?? undefined);
        } catch (error) {
          fail(error);
        }
      }
    })(sending.current);
    await sending.current;
  }, [fail, hear]);

  const open = useCallback(
    async (next: string, field?: FieldPath) => {
      wanted.current = next;
      try {
        // What was typed there just now is part of the record.
        await flush();
        const { value } = await get<RecordState>('record', { file: next });
        if (wanted.current !== next) return;
        setValues((all) => ({ ...all, [next]: value }));
        setFile(next);
        setGoal(field);
        setPageWords((await get<PageWords | null>('page-words', { file: next })) ?? undefined);
      } catch (error) {
        fail(error);
      }
    },
    [fail, flush],
  );

  const put = useCallback(
    (target: string, value: Value) => {
      setValues((all) => ({ ...all, [target]: value }));
      waiting.current.set(target, value);
      globalThis.clearTimeout(timer.current);
      timer.current = globalThis.setTimeout(() => void flush(), rest);
    },
    [flush],
  );

  const change = useCallback(
    (target: string, name: string, value: Value) => {
      setMessage(undefined);
      setHistory((known) => withStep(known, { target, name, before: values[target], after: value }));
      put(target, value);
    },
    [put, values],
  );

  const endStep = useCallback(() => setHistory((known) => ({ ...known, isOver: true })), []);

  /** What is wrong, but for new fields that nobody has been to. */
  const problems = useMemo(
    () => status?.problems.filter((problem) => !isAwaited(newFields, problem)) ?? [],
    [newFields, status],
  );

  /** What was changed is seen; a picture stands in a record that is open. */
  const show = useCallback((target: string) => {
    if (!target.endsWith('.yaml')) return;
    setFile(target);
    setGoal(undefined);
  }, []);

  const goBack = useCallback(() => {
    const [next, step] = undo(history);
    if (step === undefined) return;
    setHistory(next);
    put(step.target, step.before);
    show(step.target);
    tell('Undone.');
  }, [history, put, show, tell]);

  const goForward = useCallback(() => {
    const [next, step] = redo(history);
    if (step === undefined) return;
    setHistory(next);
    put(step.target, step.after);
    show(step.target);
    tell('Done again.');
  }, [history, put, show, tell]);

  const save = useCallback(async () => {
    await flush();
    setNewFields(noNewFields);
    try {
      const answer = await post<SavedStatus>('save');
      hear(answer);
      const [conflict] = answer.conflicts;
      if (conflict === undefined) {
        if (answer.written.length > 0)
          tell('Saved on this computer. Not online yet: Publish puts it online.');
      } else fail(new Error(`${conflict.label} was not saved: somebody else has changed it meanwhile.`));
    } catch (error) {
      fail(error);
    }
  }, [fail, flush, hear, tell]);

  /** What was done before can't be undone any more: it may have been done to the record that is gone. */
  const remove = useCallback(
    async (target: string) => {
      await save();
      const removed = await post<RemovedRecord>('remove', target);
      setHistory(emptyHistory);
      setValues({});
      const [first] = (await load()).records;
      if (first !== undefined) await open(first.file);
      return removed;
    },
    [load, open, save],
  );

  const settle = useCallback(
    async (target: string, keep: 'mine' | 'theirs') => {
      try {
        hear(await post<Status>('settle', { file: target, keep }));
        const { value } = await get<RecordState>('record', { file: target });
        setValues((all) => ({ ...all, [target]: value }));
        setHistory(emptyHistory);
      } catch (error) {
        fail(error);
      }
    },
    [fail, hear],
  );

  useEffect(() => {
    const start = async () => {
      const [first] = (await load()).records;
      if (first !== undefined) await open(first.file);
    };
    start().catch(fail);
  }, [load, open, fail]);

  // Somebody may have changed a file in another program while this page was in the background.
  useEffect(() => {
    const look = () => {
      if (waiting.current.size === 0) void load().catch(fail);
    };
    globalThis.addEventListener('focus', look);
    return () => globalThis.removeEventListener('focus', look);
  }, [load, fail]);

  return {
    company,
    status,
    file,
    goal,
    values,
    problems,
    setNewFields,
    pageWords,
    message,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    open,
    change,
    endStep,
    goBack,
    goForward,
    save,
    remove,
    settle,
    flush,
    load,
  };
}
