import { createHash } from 'node:crypto';

/** Names these very bytes, so it stays the same through builds that change nothing about them. */
export function entityTag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header names the tag: `*` names any, and a weak tag names the same as a strong one. */
export function namesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || [...header.matchAll(/"[^"]*"/g)].some(([listed]) => listed === tag);
}
