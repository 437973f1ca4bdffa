import type { HeaderRule } from '#host/headers.ts';

/**
 * The rules in the `_headers` format of Netlify and Cloudflare Pages. There, all rules that fit an address add up, so a
 * later one must first take back (`!`) what an earlier one set.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const set = new Set<string>();
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).flatMap(([name, value]) => {
      const takeBack = set.has(name) ? [`  ! ${name}`] : [];
      set.add(name);
      return [...takeBack, `  ${name}: ${value}`];
    }),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The rules that a `_headers` file holds. What it takes back is set again in the same rule, and later rules win anyway. */
export function rulesIn(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of file.split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ pattern: line, headers: {} });
    else if (name !== undefined && value !== undefined)
      Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}
