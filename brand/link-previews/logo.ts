import { readFileSync } from 'node:fs';
import { escapeHtml } from '#brand/drawing/html-document.ts';
import type { Identity } from '#brand/identity.ts';

export const logoStyles = readFileSync(new URL('./logo.css', import.meta.url), 'utf8');

export function logo({ mark, name, shortName }: Pick<Identity, 'mark' | 'name' | 'shortName'>): string {
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : name;
  const lines = [shortName, rest].filter((line, index, all) => all.indexOf(line) === index);
  return `<div class="logo">
  <svg class="logo-mark" viewBox="0 0 32 32"><path d="${mark.path}"/></svg>
  <div>${lines.map((line) => `<span class="logo-line">${escapeHtml(line)}</span>`).join(' ')}</div>
</div>`;
}
