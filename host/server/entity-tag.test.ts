import { expect, test } from 'vitest';
import { entityTag, namesEntityTag } from '#host/server/entity-tag.ts';

test('equal bytes have equal tags, other bytes have others', () => {
  expect(entityTag(Buffer.from('a'))).toBe(entityTag(Buffer.from('a')));
  expect(entityTag(Buffer.from('a'))).not.toBe(entityTag(Buffer.from('b')));
  expect(entityTag(Buffer.from(''))).toMatch(/^"[\w-]{22}"$/);
});

test.each(['"a"', 'W/"a"', '*', ' * ', '"b", "a"', '"b",W/"a" , "c"', '"x, y", "a"'])(
  '%s names "a"',
  (header) => {
    expect(namesEntityTag(header, '"a"')).toBe(true);
  },
);

test.each([undefined, '', 'a', '"b"', 'W/"b"', '"a', '"A"', '"b*", "aa"'])('%s does not', (header) => {
  expect(namesEntityTag(header, '"a"')).toBe(false);
});
