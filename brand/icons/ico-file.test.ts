import { expect, test } from 'vitest';
import { icoFile } from '#brand/icons/ico-file.ts';

test('each picture of an icon file is found where its entry says', () => {
  const pictures = [
    { size: 16, png: Buffer.from('small') },
    { size: 32, png: Buffer.from('larger picture') },
  ];
  const file = Buffer.from(icoFile(pictures));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const read = [6, 22].map((entry) => {
    const offset = file.readUInt32LE(entry + 12);
    return { size: file[entry], png: file.subarray(offset, offset + file.readUInt32LE(entry + 8)) };
  });
  expect(read).toEqual(pictures);
});
