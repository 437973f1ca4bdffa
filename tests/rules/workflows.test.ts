import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('workflows run commands that are there', () => {
  expect(workflows.length).toBeGreaterThan(1);
  for (const { file, text } of workflows) {
    const commands = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, command]) => command);
    expect(commands.length, file).toBeGreaterThan(0);
    for (const command of commands)
      expect({ audit: '', ci: '', ...scripts }, file).toHaveProperty([command ?? '']);
  }
});

test('workflows may read the repository and nothing more, also those that run what a pull request brings, and they end', () => {
  for (const { file, text } of workflows) {
    const { permissions, jobs } = parse(text);
    expect(permissions, file).toEqual({ contents: 'read' });
    expect(text, file).not.toMatch(/pull_request_target|workflow_run/);
    for (const [name, job] of Object.entries(jobs)) {
      expect(job, `${file}: ${name}`).toHaveProperty('timeout-minutes');
      expect(job, `${file}: ${name}`).not.toHaveProperty('permissions');
    }
  }
});

interface Job {
  container?: string;
  steps: { uses?: string; with?: Record<string, unknown> }[];
}

test('what workflows take from others is named by its hash, and no job keeps the repository’s credentials', () => {
  for (const { file, text } of workflows) {
    const jobs: Job[] = Object.values(parse(text).jobs);
    const actions = jobs.flatMap(({ steps }) => steps).filter(({ uses }) => uses !== undefined);
    for (const { container = 'none@sha256:' } of jobs)
      expect(container, file).toMatch(/@sha256:([0-9a-f]{64})?$/);
    for (const { uses } of actions) expect(uses, file).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    for (const { with: inputs } of actions.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(inputs, file).toMatchObject({ 'persist-credentials': false });
    // So that people, and Dependabot, see which version that is.
    expect(
      text.match(/uses: .*/g)?.filter((line) => !/ # v\d+\.\d+\.\d+$/.test(line)),
      file,
    ).toEqual([]);
  }
});

test('what is uploaded is what a release makes', () => {
  const { text = '' } = workflows.find(({ file }) => file.endsWith('deploy.yml')) ?? {};
  expect(text).toContain('npm run release');
  expect(text).not.toMatch(/\bdist\b/);
});
