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

test('workflows may read the repository, one may answer on a pull request, and they end', () => {
  for (const { file, text } of workflows) {
    const { permissions, jobs } = parse(text);
    const comments = file.endsWith('content-check.yml') ? { 'pull-requests': 'write' } : {};
    expect(permissions, file).toEqual({ contents: 'read', ...comments });
    for (const [name, job] of Object.entries(jobs)) {
      expect(job, `${file}: ${name}`).toHaveProperty('timeout-minutes');
    }
  }
});

test('what is uploaded is what a release makes, and it is audited', () => {
  const { text = '' } = workflows.find(({ file }) => file.endsWith('deploy.yml')) ?? {};
  expect(text).toContain('npm run release');
  expect(text).toContain('npm audit --omit=dev');
  expect(text).not.toMatch(/\bdist\b/);
});
