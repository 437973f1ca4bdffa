import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { licensesPath } from '#app/paths.ts';
import { builtModules } from '#build/plugins/module-list.ts';
import { visitorPackages } from '#release/visitor-packages.ts';
import { finishedOutput, finishedSite } from '#host/finished-site.ts';

const modules = builtModules(finishedOutput);

test('visitors get the app, its libraries and Tailwind’s styles, and nothing else that is installed', () => {
  const libraries = modules.flatMap((module) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? []);
  expect([...new Set(libraries)].sort()).toEqual(visitorPackages);
});

test('no record, no schema and no check of content reaches a visitor', () => {
  expect(
    modules.filter((module) => /^(?:app\/content|company|edit|build|host|release)\//.test(module)),
  ).toEqual([]);
});

/** What the bundler puts in: our own data, and a helper that build/plugins/plain-imports.ts has taken the place of. */
const ownVirtualModule = /^\0(?:virtual:company\/|vite\/preload-helper\.js$)/;

test('all that visitors get and others made is in licenses.txt, with its terms', () => {
  const licenses = readFileSync(join(finishedSite, licensesPath), 'utf8');
  const fromOthers = modules.filter(
    (module) => !/^(?:app|company)\//.test(module) && !ownVirtualModule.test(module),
  );
  expect(fromOthers.length).toBeGreaterThan(20);
  for (const module of fromOthers) {
    const name = module.startsWith('\0rolldown/')
      ? 'rolldown'
      : /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
    expect.soft(name, `${module}: who made it?`).toBeDefined();
    expect.soft(licenses, module).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  const typefaces = globSync('app/styles/typefaces/*.woff2');
  expect(typefaces.length).toBeGreaterThan(0);
  for (const file of typefaces) expect.soft(licenses).toMatch(new RegExp(`^${basename(file)}, `, 'm'));
  expect(licenses).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licenses).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

test('the first script links the licenses, and no page carries the notice of a library', () => {
  const scripts = globSync('assets/entry.client-*.js', { cwd: finishedSite });
  expect(scripts).toHaveLength(1);
  for (const file of scripts) {
    expect(readFileSync(join(finishedSite, file), 'utf8')).toContain(`\n/*! Licenses: ${licensesPath} */\n`);
  }
  expect(readFileSync(join(finishedSite, 'index.html'), 'utf8')).not.toContain('/*!');
});
