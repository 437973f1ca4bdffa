import { expect, test, vi } from 'vitest';
import { replaceEntry } from '#app/history-entry.ts';

test('a browser that refuses to replace an entry, as Safari does after a hundred times, breaks nothing', () => {
  const replaceState = vi.fn<() => void>().mockThrow(new DOMException('', 'SecurityError'));
  vi.stubGlobal('window', { history: { replaceState } });
  expect(replaceEntry({}, '#door')).toBe(false);
});
