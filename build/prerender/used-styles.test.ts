import { expect, test } from 'vitest';
import { usedStyles } from '#build/prerender/used-styles.ts';

/** That documents lack nothing that they use, names with signs included: tests/build/styles.spec.ts. */

const used = (sheet: string, ...names: string[]) => usedStyles(sheet, new Set(names));

test('states and attributes, which change, never decide', () => {
  const sheet =
    '.a:hover,.a[data-open]{x:y}[href$=".pdf"]{x:y}.a:not(.b){x:y}:is(.a,.b) p{x:y}.a:has(.b){x:y}';
  expect(used(sheet, 'a')).toBe(sheet.replace('.a:has(.b){x:y}', ''));
});

test('of alternatives, those that nothing matches go, and a rule goes when none is left', () => {
  expect(used('.a,.b > p{x:y}.c :is(.a,.b) p{x:y}', 'a')).toBe('.a{x:y}');
  expect(used('.c :is(.a,.b) p{x:y}.a :is(.b,.c) p{x:y}', 'a', 'c')).toBe(
    '.c :is(.a,.b) p{x:y}.a :is(.b,.c) p{x:y}',
  );
  expect(used('.a :is(.b,.c) p{x:y}', 'a')).toBe('');
});

test('around what is left, conditions and layers stay; empty ones go; typefaces stay, and animations that a rule names', () => {
  const kept = '@layer base,utilities;@font-face{x:y}@keyframes appear{0%{x:y}}';
  const rule = '.a{animation:1ms appear}';
  expect(
    used(
      `${kept}@keyframes leave{to{x:y}}@layer base{@media print{.b{animation:leave}}${rule}}@layer utilities{.b{x:y}}`,
      'a',
    ),
  ).toBe(`${kept}@layer base{${rule}}`);
});

test('custom properties that nothing reads go, also those that only these read; those that documents name stay', () => {
  expect(used(':root{--one:var(--two);--two:0}p{x:y}')).toBe('p{x:y}');
  expect(used('.a{--one:0}.a{x:var(--one)}.b{x:var(--two)}:root{--two:0}', 'a')).toBe(
    '.a{--one:0}.a{x:var(--one)}',
  );
  expect(used(':root{--one:0;--two:0}', '--one')).toBe(':root{--one:0}');
});
