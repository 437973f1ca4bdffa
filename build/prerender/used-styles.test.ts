import { expect, test } from 'vitest';
import { namesIn, usedStyles } from '#build/prerender/used-styles.ts';

const used = (sheet: string, ...names: string[]) => usedStyles(sheet, new Set(names));

test('the names in a document are those of its elements, not words of its texts', () => {
  const html =
    '<p class="lead [&amp;&gt;p]:mt-2" id="first">class=&quot;no&quot;</p><b\nclass="bold"><path fill="var(--ink)">';
  expect(namesIn(html)).toEqual(['lead', '[&>p]:mt-2', 'first', 'bold', '--ink']);
});

test('a rule stays while each class and id of one of its selectors is in the documents', () => {
  expect(used('.a{x:y}.b{x:y}#c .a{x:y}p{x:y}', 'a')).toBe('.a{x:y}p{x:y}');
  expect(used('.a,.b{x:y}', 'b')).toBe('.a,.b{x:y}');
  expect(used('.a .b,.a>.c{x:y}', 'a')).toBe('');
});

test('names with signs are read as they are written in documents', () => {
  expect(used(String.raw`.md\:mt-0\.5{x:y}.lg\:object-\[25\%\]{x:y}`, 'md:mt-0.5')).toBe(
    String.raw`.md\:mt-0\.5{x:y}`,
  );
  expect(used(String.raw`.lg\:object-\[25\%\]{x:y}`, 'lg:object-[25%]')).not.toBe('');
  const least = String.raw`.text-\[min\(1\.75rem\,9vw\)\]{x:y}`;
  expect(used(least, 'text-[min(1.75rem,9vw)]')).toBe(least);
  expect(used(least, 'text-[min')).toBe('');
});

test('states and attributes, which change, never decide', () => {
  const sheet =
    '.a:hover,.a[data-open]{x:y}[href$=".pdf"]{x:y}.a:not(.b){x:y}:is(.a,.b) p{x:y}.a:has(.b){x:y}';
  expect(used(sheet, 'a')).toBe(sheet.replace('.a:has(.b){x:y}', ''));
});

test('around what is left, conditions and layers stay; empty ones go, and so do no animations and typefaces', () => {
  const kept = '@layer base,utilities;@font-face{x:y}@keyframes appear{0%{x:y}}';
  expect(used(`${kept}@layer base{@media print{.b{x:y}}.a{x:y}}@layer utilities{.b{x:y}}`, 'a')).toBe(
    `${kept}@layer base{.a{x:y}}`,
  );
});

test('custom properties that nothing reads go, also those that only these read; those that documents name stay', () => {
  expect(used(':root{--one:var(--two);--two:0}p{x:y}')).toBe('p{x:y}');
  expect(used('.a{--one:0}.a{x:var(--one)}.b{x:var(--two)}:root{--two:0}', 'a')).toBe(
    '.a{--one:0}.a{x:var(--one)}',
  );
  expect(used(':root{--one:0;--two:0}', '--one')).toBe(':root{--one:0}');
});
