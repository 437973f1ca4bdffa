import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';

/** docs/symptoms.md says where each answer is from. */

const { symptoms } = openCompany('company');
const rows = [...readFileSync('docs/symptoms.md', 'utf8').matchAll(/^\| `([\w-]+)` *\| ([^|]+?) *\|/gm)];

test('the table of sources has every symptom in its words and order, and no other', () => {
  expect(rows.map(([, slug, words]) => [slug, words])).toEqual(
    symptoms.map(({ slug, words }) => [slug, words]),
  );
});

test('what a symptom names as its source is there', () => {
  const safety = readFileSync('docs/sources/safety.md', 'utf8');
  const own = readFileSync('docs/symptoms.md', 'utf8');
  const missing = symptoms.flatMap(({ slug, sources }) =>
    sources
      .filter((source) => {
        const [, file, numbers = ''] =
          /^docs\/(sources\/safety|symptoms)\.md ([\d]+(?: and \d+)*)/.exec(source) ?? [];
        if (file === undefined) return !/^(General knowledge|Our own caution)/.test(source);
        return numbers
          .split(' and ')
          .some(
            (number) =>
              !(file === 'symptoms' ? own.includes(`\n${number}. `) : safety.includes(`\n## ${number}. `)),
          );
      })
      .map((source) => `${slug}: ${source}`),
  );
  expect(missing).toEqual([]);
});
