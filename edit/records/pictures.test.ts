import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutArea, pictureFiles, sizeOf } from '#edit/records/pictures.ts';

const size = { width: 1600, height: 900 };

function photograph(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#8b9682' } });
}

test('a cut has the shape of its place, as large as fits, and moves within the photograph', () => {
  const whole = { width: 4000, height: 3000 };
  expect(cutArea(whole, size, { across: 0.5, down: 0.5, zoom: 1 })).toEqual({
    left: 0,
    top: 375,
    width: 4000,
    height: 2250,
  });
  expect(cutArea(whole, size, { across: 1, down: 1, zoom: 2 })).toEqual({
    left: 2000,
    top: 1875,
    width: 2000,
    height: 1125,
  });
  expect(cutArea(whole, { width: 900, height: 1050 }, { across: 0, down: 0, zoom: 1 })).toMatchObject({
    left: 0,
    top: 0,
    height: 3000,
  });
});

test('a photograph becomes eight files, without what the camera wrote into it', async () => {
  const taken = await photograph(2000, 1500)
    .withExif({ IFD3: { GPSLatitude: '33/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const files = await pictureFiles(taken, 'hero-hyde-park', size);
  expect(files.map(({ file }) => file).sort()).toEqual(
    [480, 800, 1200, 1600]
      .flatMap((width) => [`-${width}.avif`, width === 1600 ? '.webp' : `-${width}.webp`])
      .map((end) => `public/images/hero-hyde-park${end}`)
      .sort(),
  );
  for (const { content } of files) expect((await sharp(content).metadata()).exif).toBeUndefined();
});

test('a photograph that was held upright is turned first', async () => {
  // As phones write it: lying, with the note to turn it.
  const taken = await photograph(1500, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const files = await pictureFiles(taken, 'hero-hyde-park', size);
  const { width, height } = await sharp(files[0]?.content).metadata();
  expect([width, height]).toEqual([480, 270]);
});

test('what is too small or no picture is refused, in words', async () => {
  await expect(pictureFiles(await photograph(600, 400).jpeg().toBuffer(), 'hero-x', size)).rejects.toThrow(
    'too small',
  );
  await expect(pictureFiles(Buffer.from('<html>'), 'hero-x', size)).rejects.toThrow(
    'no picture that can be read',
  );
});

test('a picture that is not there yet gets the usual size', async () => {
  expect(await sizeOf('tests/second-company', 'hero-nowhere')).toEqual(size);
});
