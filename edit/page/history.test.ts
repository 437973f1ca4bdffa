import { expect, test } from 'vitest';
import { emptyHistory, type History, redo, undo, withStep } from '#edit/page/history.ts';

const step = (name: string, before: string, after: string) => ({
  target: 'areas/vista.yaml',
  name,
  before,
  after,
});
const start: History<string> = emptyHistory;

test('letters of one field are one step', () => {
  const history = withStep(withStep(start, step('name', '', 'a')), step('name', 'a', 'ab'));
  expect(undo(history)[1]).toEqual(step('name', '', 'ab'));
});

test('another field, or the same after a pause, is another step', () => {
  const history = withStep(withStep(start, step('name', '', 'a')), step('title', '', 'b'));
  expect(undo(history)[1]).toEqual(step('title', '', 'b'));
  const later = withStep(
    { ...withStep(start, step('name', '', 'a')), isOver: true },
    step('name', 'a', 'ab'),
  );
  expect(undo(later)[1]).toEqual(step('name', 'a', 'ab'));
});

test('what is undone can be done again, until something else is done', () => {
  const [undone] = undo(withStep(start, step('name', '', 'a')));
  expect(undone.done).toEqual([]);
  expect(redo(undone)[1]).toEqual(step('name', '', 'a'));
  expect(redo(withStep(undone, step('title', '', 'b')))[1]).toBeUndefined();
});

test('nothing is undone where nothing was done', () => {
  expect(undo(start)).toEqual([start, undefined]);
});
