interface ByteRange {
  /** The positions of the first and the last byte, counted from 0. */
  first: number;
  last: number;
}

/**
 * What a Range header asks for, of a file of `size` bytes (RFC 9110, section 14). Undefined stands for the whole file:
 * there is no header, it can't be read, or it asks for several ranges, which a server need not give.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return lastBytes(Number(to), size);

  const first = Number(from);
  const last = to === '' ? Infinity : Number(to);
  if (last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (count === 0) return 'unsatisfiable';
  // An empty file has no first byte to name, so all of nothing is given.
  return size === 0 ? undefined : { first: Math.max(size - count, 0), last: size - 1 };
}
