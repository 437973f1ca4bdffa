import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { finishedOutput } from '#host/finished-site.ts';

const modules: string[] = JSON.parse(readFileSync(`${finishedOutput}/modules.json`, 'utf8'));

test('visitors get the app and three libraries, and nothing else that is installed', () => {
  const libraries = modules.flatMap((module) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? []);
  expect([...new Set(libraries)].sort()).toEqual([
    'fastest-levenshtein',
    'lucide',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
  ]);
});

test('no record, no schema and no check of content reaches a visitor', () => {
  expect(
    modules.filter((module) => /^(?:app\/content|company|edit|build|host|release)\//.test(module)),
  ).toEqual([]);
});
