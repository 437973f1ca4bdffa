import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows, and what stands for it in the prerendered HTML and during hydration. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}
