import { expect, test } from 'vitest';
import { headersFile } from '#host/configurations/headers-file.ts';
import { headerRules, headersFor } from '#host/headers.ts';

/** What the policy and the other headers say, tests/built-html/headers-and-first-view.test.ts reads in the built site. */

const rules = headerRules({ scripts: [], styles: [] });
const file = headersFile(rules);

test('a header is one line, no longer than hosts read', () => {
  for (const { headers } of rules)
    for (const [name, value] of Object.entries(headers)) {
      expect(`${name}: ${value}`).toMatch(/^[\w-]+: [^\n\r"]+$/);
      expect(name.length + value.length).toBeLessThan(1900);
    }
});

/** `_headers` as Netlify and Cloudflare Pages read it: all matching rules apply, `!` takes a header back, equal names add up. */
function readAsHost(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n').filter(Boolean)) {
    if (!line.startsWith('  ')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path;
    } else if (applies && line.startsWith('  ! ')) {
      delete found[line.slice(4)];
    } else if (applies) {
      const [name = '', ...value] = line.trim().split(': ');
      found[name] = [found[name], value.join(': ')].filter(Boolean).join(', ');
    }
  }
  return found;
}

test.each(['/', '/about', '/assets/a.js', '/content/v/home.json', '/images/a.webp', '/service-worker.js'])(
  'a real host, which adds up the rules of `_headers`, answers for %s as the preview server does',
  (path) => expect(readAsHost(path)).toEqual(headersFor(rules, path)),
);
