import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles, textFiles } from './repository.ts';

type Versions = Record<string, string>;
const manifest: {
  dependencies: Versions;
  devDependencies: Versions;
  optionalDependencies: Versions;
  overrides: Versions;
  scripts: Record<string, string>;
} = JSON.parse(readFileSync('package.json', 'utf8'));
const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
const editor: { dependencies: Versions } = JSON.parse(readFileSync('cms/packages/package.json', 'utf8'));

interface Locked {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: true;
  /** A folder of this repository. */
  link?: true;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.startsWith('node_modules/') && link !== true,
);

test('every dependency has one exact version', () => {
  const versions = [
    dependencies,
    devDependencies,
    optionalDependencies,
    overrides,
    editor.dependencies,
  ].flatMap(Object.entries);
  expect(versions.length).toBeGreaterThan(20);
  expect(
    versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
    'Write the version that is installed, without ^ or ~: `npm install --save-exact`.',
  ).toEqual([]);
});

test('what is installed is held by its hash, from whichever registry it comes', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(
    locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([folder]) => folder),
    'npm leaves the hash out for packages that it found installed. Take their entries out of package-lock.json and run `npm install --package-lock-only`.',
  ).toEqual([]);
  expect(
    locked.filter(([, { resolved }]) => resolved !== undefined).map(([folder]) => folder),
    'Run `npm install --package-lock-only`: .npmrc keeps addresses out of the lock.',
  ).toEqual([]);
});

test('no package runs a script of its own when it is installed', () => {
  expect(
    locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace('node_modules/', '')),
    'Does the package work without its script? Then deny it: `npm install-scripts deny <package>`. If it needs the script, see docs/decisions/packages.md.',
  ).toEqual([]);
});

/** The package of an import that is neither a file of ours, nor Node's, nor made by a plugin. */
const packageIn = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Of imports of all kinds, but those of types. */
function packagesIn(text: string): string[] {
  const imports = text.matchAll(
    /^@?(?:import|export)(?! type\b)(?:[^;']*\bfrom)? '((?!node:|virtual:)[^'.#/][^']*)'|\bimport\('((?!node:|virtual:)[^'.#/][^']*)'\)/gm,
  );
  return [...imports].map(([, name, lazy = '']) => packageIn(name ?? lazy));
}

const building = [
  ...sourceFiles('app', 'build', 'content', 'host', 'release'),
  ...textFiles.filter(({ file }) => file === 'vite.config.ts' || /^app\/.*\.css$/.test(file)),
].filter(({ file, text }) => !file.endsWith('.d.ts') && !text.includes("from 'vitest'"));

/** What building and serving import, with the files of other folders that they import, and that those import. */
const needed = new Set(building);
// A set's loop goes on with what is added in it.
for (const { text } of needed)
  for (const [, path] of text.matchAll(/^(?:import|export)(?! type\b)[^;']* from '#([^']+)'/gm)) {
    const imported = textFiles.find(({ file }) => file === path);
    if (imported !== undefined) needed.add(imported);
  }

test('what building and serving need, and nothing else, is installed by `npm start`', () => {
  expect([...needed].map(({ file }) => file)).toContain('brand/drawings.ts');
  expect(
    [...new Set([...needed].flatMap(({ text }) => packagesIn(text)))].sort(),
    'What app, build, content, host or release import belongs in "dependencies" of package.json; what only tests and reports import, in "devDependencies", and in files that none of these imports.',
  ).toEqual(Object.keys(dependencies).sort());
});

/** Used without an import: by another package, or through a path. */
const usedByOthers = ['oxlint-tsgolint', '@types/react', '@types/react-dom'];

test('every dependency is used by a file of the repository', () => {
  const texts = textFiles.filter(({ file }) => file !== 'package.json' && !file.endsWith('.md'));
  const scripts = { file: 'package.json', text: JSON.stringify(manifest.scripts) };
  expect(
    [dependencies, devDependencies]
      .flatMap(Object.keys)
      .filter((name) => !usedByOthers.includes(name))
      .filter((name) => ![...texts, scripts].some(({ text }) => text.includes(commandOf(name)))),
    'Take out what no file uses, or say in usedByOthers what uses it.',
  ).toEqual([]);
});

/** What a file names when it uses a package of types, or a package at all. */
function commandOf(name: string): string {
  return name === '@types/node' ? '"node"' : name.replace(/^@types\//, '');
}
