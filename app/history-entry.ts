/** What the current entry of the browser's history remembers, also after a reload. Extensions and old versions of the site leave anything there. */
export function entryState(): Record<string, unknown> {
  const { state }: { state: unknown } = window.history;
  // An object has such keys; what they hold is unknown.
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

/** Replaces what the entry remembers, and its address. Says whether the browser did: Safari refuses after a hundred times in half a minute. */
export function replaceEntry(state: Record<string, unknown>, address = ''): boolean {
  try {
    window.history.replaceState(state, '', address);
    return true;
  } catch {
    return false;
  }
}
