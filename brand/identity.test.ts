import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { identity } from '#brand/identity.ts';

test('the mark is the one in the header', () => {
  const header = readFileSync(new URL('../app/components/logo.tsx', import.meta.url), 'utf8');
  expect(header).toContain(`<path d="${identity.mark.path}" />`);
  expect(header).toContain('viewBox="0 0 32 32"');
});
