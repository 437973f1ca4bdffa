import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { checkCompany, openCompany } from '#app/content/company.ts';
import { wrong } from '#app/content/problem.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';
import { withEveryPart } from '#tests/company-variations.ts';

const { problems, symptoms, safety } = withEveryPart(openCompany('tests/second-company'));

/** What the check says of a company that has the page and its symptoms, after a change. */
function saidOf(change: (company: ChangedCompany) => void): string[] {
  return withChangedCompany((company) => {
    company.write('pages/problems.yaml', stringify(problems));
    for (const { slug, ...symptom } of symptoms) company.write(`symptoms/${slug}.yaml`, stringify(symptom));
    for (const { slug, steps: _steps, ...topic } of safety)
      company.write(`safety/${slug}.yaml`, stringify(topic));
    change(company);
    return (
      checkCompany(company.folder)
        // The words above topics are missing, of which other tests tell.
        .problems.filter(({ file }) => !/(contact|service)\.yaml$/.test(file))
        .map(
          (problem) =>
            `${problem.file.slice(company.folder.length + 1)}: ${wrong(problem)}: ${problem.remedy}.`,
        )
    );
  });
}

test('a symptom that was copied, and not changed yet, is told', () => {
  const [said, ...others] = saidOf(({ read, write }) =>
    write('symptoms/slow-drain-2.yaml', read('symptoms/slow-drain.yaml')),
  );
  expect(said).toMatch(/^symptoms\/slow-drain-2\.yaml: words .* stands in another file, too/);
  expect(others).toEqual([]);
});

test('symptoms with their page have no problem', () => {
  expect(saidOf(() => {})).toEqual([]);
});

test.each<[what: string, change: (company: ChangedCompany) => void, message: RegExp]>([
  [
    'symptoms without the page',
    ({ write }) => write('pages/problems.yaml', undefined),
    /^pages\/problems\.yaml: is missing, and there are symptoms/,
  ],
  [
    'the page without symptoms',
    ({ write }) => write('symptoms', undefined),
    /^pages\/problems\.yaml: has no symptom to show/,
  ],
  [
    'a service that is not there',
    ({ set }) => set('symptoms/slow-drain.yaml', ['service'], 'roofing'),
    /^symptoms\/slow-drain\.yaml: service "roofing" is not there: use the name of a file in services\//,
  ],
  [
    'a topic that is not there',
    ({ set }) => set('symptoms/water-and-sparks.yaml', ['safety'], 'fire'),
    /"fire" is not there: use the name of a file in safety\//,
  ],
  [
    'a picture of no service',
    ({ set }) => set('pages/problems.yaml', ['picture'], 'roofing'),
    /^pages\/problems\.yaml: picture "roofing" is not there/,
  ],
  [
    'a part that the drawing does not have',
    ({ set }) => set('symptoms/slow-drain.yaml', ['parts', 0], 'faucet'),
    /is no part that the drawing has: use one of torsion-shaft/,
  ],
  [
    'the name of another part of the page',
    ({ read, write, set }) => {
      write('symptoms/drawings.yaml', read('symptoms/slow-drain.yaml'));
      set('symptoms/drawings.yaml', ['words'], 'The drain gurgles at night');
    },
    /^symptoms\/drawings\.yaml: has the name of another part of its page/,
  ],
])('%s', (_, change, message) => {
  const [first, ...others] = saidOf(change);
  expect(others).toEqual([]);
  expect(first).toMatch(message);
});
