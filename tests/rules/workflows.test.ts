import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

interface Workflow {
  permissions: unknown;
  jobs: Record<string, { container?: string; steps: { uses?: string; with?: Record<string, unknown> }[] }>;
}

describe.each(globSync('.github/workflows/*.yml'))('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { permissions, jobs } = parse(text) as Workflow;

  test('runs commands that are there, and uploads what a release makes', () => {
    const commands = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !(command in { audit: '', ci: '', ...scripts }))).toEqual([]);
    expect(commands.includes('release')).toBe(file.endsWith('deploy.yml'));
    expect(text).not.toMatch(/\bdist\b/);
  });

  test('may read the repository and nothing more, also for what a pull request brings, and ends', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
    for (const job of Object.values(jobs)) {
      expect(job).toHaveProperty('timeout-minutes');
      expect(job).not.toHaveProperty('permissions');
    }
  });

  test('names what it takes from others by its hash, and keeps no credentials of the repository', () => {
    for (const { container = 'none@sha256:', steps } of Object.values(jobs)) {
      expect(container).toMatch(/@sha256:([0-9a-f]{64})?$/);
      for (const { uses, with: inputs } of steps.filter(({ uses }) => uses !== undefined)) {
        expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
        expect(
          uses?.startsWith('actions/checkout@') ? inputs : { 'persist-credentials': false },
        ).toMatchObject({
          'persist-credentials': false,
        });
      }
    }
    // So that people, and Dependabot, see which version that is.
    expect(text.match(/uses: .*/g)?.filter((line) => !/ # v\d+\.\d+\.\d+$/.test(line)) ?? []).toEqual([]);
  });
});
