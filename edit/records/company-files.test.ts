import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kindOf, recordFiles, writeFileOf } from '#edit/records/company-files.ts';

let place: string;
let folder: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'files-'));
  folder = join(place, 'company');
  mkdirSync(join(folder, 'areas'), { recursive: true });
});

afterEach(() => rmSync(place, { recursive: true }));

test('records and pictures are written, and nothing else is left beside them', () => {
  writeFileOf(folder, 'areas/hyde-park.yaml', 'name: Hyde Park\n');
  writeFileOf(folder, 'areas/hyde-park.yaml', 'name: Hyde Park North\n');
  writeFileOf(folder, 'public/images/hero-hyde-park-480.avif', Buffer.from('picture'));
  expect(readFileSync(join(folder, 'areas/hyde-park.yaml'), 'utf8')).toBe('name: Hyde Park North\n');
  expect(readdirSync(join(folder, 'areas'))).toEqual(['hyde-park.yaml']);
  expect(readdirSync(join(folder, 'public/images'))).toEqual(['hero-hyde-park-480.avif']);
});

test.each([
  '../outside.yaml',
  'areas/../../outside.yaml',
  'areas/../business.yaml',
  '/etc/passwd',
  'areas/.hidden.yaml',
  'areas/hyde-park.yaml/../../../outside.yaml',
  'areas/Hyde Park.yaml',
  'areas/hyde-park.yaml\0.txt',
  'areas/hyde-park.yml',
  'elsewhere/record.yaml',
  'public/index.html',
  'public/images/../../../outside.avif',
  'public/images/script.js',
  'public/analytics.js',
  '.git/config',
  '',
])('%j is not written', (file) => {
  expect(() => writeFileOf(folder, file, 'anything')).toThrow('records and pictures only');
  expect(readdirSync(place)).toEqual(['company']);
});

test('a link that leads out of the folder is not followed', () => {
  writeFileSync(join(place, 'outside.yaml'), 'before');
  symlinkSync(join(place, 'outside.yaml'), join(folder, 'business.yaml'));
  symlinkSync(place, join(folder, 'services'));
  expect(() => writeFileOf(folder, 'business.yaml', 'after')).toThrow(
    'leads out of the company’s folder'.replace('’', "'"),
  );
  expect(() => writeFileOf(folder, 'services/outside.yaml', 'after')).toThrow('leads out');
  expect(readFileSync(join(place, 'outside.yaml'), 'utf8')).toBe('before');
});

test('every record of a company is found, with its kind', () => {
  const files = recordFiles('tests/second-company');
  expect(files[0]).toBe('business.yaml');
  expect(files).toContain('services-in-areas/hyde-park/drain-cleaning.yaml');
  expect(kindOf('services-in-areas/hyde-park/drain-cleaning.yaml')).toBe('servicesInAreas');
  expect(kindOf('pictures/services.yaml')).toBeUndefined();
});
