/** One thing that somebody did: what it was before and after. */
export interface Step<Value> {
  /** What it was done to: a record's file, or a picture. */
  target: string;
  /** Steps with the same name in a row are one step: the letters of a word. */
  name: string;
  before: Value;
  after: Value;
}

/** What was done, and what was undone of it. */
export interface History<Value> {
  done: Step<Value>[];
  undone: Step<Value>[];
  /** Whether the last step is over, so that the next of the same name is a step of its own. */
  isOver: boolean;
}

export const emptyHistory = { done: [], undone: [], isOver: true };

export function withStep<Value>(history: History<Value>, step: Step<Value>): History<Value> {
  const last = history.done.at(-1);
  const goesOn = !history.isOver && last?.target === step.target && last.name === step.name;
  const done = goesOn
    ? [...history.done.slice(0, -1), { ...step, before: last.before }]
    : [...history.done, step];
  return { done, undone: [], isOver: false };
}

/** Without its last step, and that step: its "before" is what holds then. */
export function undo<Value>(history: History<Value>): [History<Value>, Step<Value> | undefined] {
  const step = history.done.at(-1);
  if (step === undefined) return [history, undefined];
  return [{ done: history.done.slice(0, -1), undone: [...history.undone, step], isOver: true }, step];
}

/** With the step again that was undone last: its "after" is what holds then. */
export function redo<Value>(history: History<Value>): [History<Value>, Step<Value> | undefined] {
  const step = history.undone.at(-1);
  if (step === undefined) return [history, undefined];
  return [{ done: [...history.done, step], undone: history.undone.slice(0, -1), isOver: true }, step];
}
