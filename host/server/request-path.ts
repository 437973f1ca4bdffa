/**
 * The path that a request's target names, decoded and without a slash at its end. Undefined where that can be no file of
 * the site: broken encoding, segments that are empty or begin with a dot ("//", "/.env", "/.."; not .well-known, RFC 8615),
 * and what some system takes for a separator within a segment.
 */
export function requestPath(target: string): string | undefined {
  // A proxy is asked for a whole address; whatever follows "?" or "#" names no other file.
  const [, path = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target) ?? [];
  const [root, ...segments] = path.split('/').map(decode);
  if (root !== '') return undefined;
  if (segments.at(-1) === '') segments.pop();
  return segments.every(isFileName) ? `/${segments.join('/')}` : undefined;
}

function isFileName(segment: string | undefined): segment is string {
  return segment !== undefined && /^(?:\.well-known|[^./\\\p{Cc}][^/\\\p{Cc}]*)$/u.test(segment);
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
