import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';
import { formatsOf, guidePath, picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';
import { photographs } from '#content/pictures.ts';
import type { Rule } from '#content/validate/rule.ts';

/** The drawings of guides are there, as wide as pages show them and as high as their records say. */
const missingDrawings: Rule = function* ({ company: { guides }, fileOf, folder }) {
  for (const guide of guides) {
    const { slug, drawing } = guide;
    const at = { file: fileOf(guide), field: ['drawing'] };
    const file = join(folder, 'public/images', `${guidePath(slug)}.svg`);
    if (!existsSync(file))
      yield {
        ...at,
        message: 'has no file',
        reason: 'its place would be empty',
        remedy: `put it at ${file}`,
      };
    else if (!readFileSync(file, 'utf8').includes(`viewBox="0 0 390 ${drawing.height}"`))
      yield {
        ...at,
        field: ['drawing', 'height'],
        message: 'is not the height in the viewBox of its file',
        reason: 'the page would jump when the drawing comes',
        remedy: `write the height of ${file}, which has to be 390 wide`,
      };
  }
};

export const missingPictures: Rule = function* (checked) {
  yield* missingDrawings(checked);
  const { company, folder } = checked;
  const filesOf = (file: string, widths: readonly number[], name = file) =>
    formatsOf(file).flatMap((format) =>
      widths.map((width) => ({ name, file: join(folder, 'public', picturePath(file, width, format)) })),
    );
  const pages = [...allPages({ ...company, fallbackPictures: {} }), siteOf(company).defaultMetadata];
  const missing = pages
    .flatMap(({ picture: { name, portrait, night } }) => [
      ...filesOf(name, portrait === undefined ? pictureWidths : wideWidths),
      ...(portrait === undefined ? [] : filesOf(portrait, portraitWidths)),
      ...(night === undefined ? [] : filesOf(night, pictureWidths, name)),
    ])
    .filter(({ file }) => !existsSync(file));
  const isReplaced = (name: string) => name in (company.fallbackPictures ?? {});
  for (const replaced of [true, false]) {
    const [first, ...more] = missing.filter(({ name }) => isReplaced(name) === replaced);
    if (first === undefined) continue;
    const others = new Set(more.map(({ name }) => name)).difference(new Set([first.name])).size;
    yield {
      severity: replaced ? 'warning' : 'error',
      file: first.file,
      field: [],
      message: `is not there${others === 0 ? '' : `, nor are files of ${others} other pictures`}`,
      reason: replaced
        ? 'until it is, another picture is shown'
        : `the place of ${first.name} would be empty`,
      remedy:
        'choose its photograph again in the editor (npm run edit), which makes all sizes; or describe it in pictures/ and run python3 art/render.py (art/README.md)',
    };
  }
};

/** Jobs and people whose photographs are still to be taken. */
export const missingPhotographs: Rule = function* ({ company: { jobs, team }, fileOf, folder }) {
  const expected = [
    ...jobs.map((record) => ({ record, names: photographs.job(record.slug) })),
    ...team.map((record) => ({ record, names: photographs.person(record.slug) })),
  ];
  for (const { record, names } of expected)
    for (const name of names)
      if (!existsSync(join(folder, 'public', picturePath(name))))
        yield {
          severity: 'unpublished',
          file: fileOf(record),
          field: [],
          message: `has no photograph "${name}"`,
          reason: 'its place on the page would be empty',
          remedy: 'run npm run edit, open this record and choose a photograph above its fields',
        };
};

/** How files begin, by their ending. */
const beginnings: Record<string, RegExp> = {
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^[^]{4}ftypavi[fs]/,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  svg: /^\s*<(?:svg|\?xml|!--)/,
};

/** Files that are called pictures, and hold something else or only a part of it. */
export const brokenPictures: Rule = function* ({ folder }) {
  for (const name of globSync(`public/**/*.{${Object.keys(beginnings).join()}}`, { cwd: folder })) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    const ending = name.split('.').at(-1) ?? '';
    const isOfKind = beginnings[ending]?.test(bytes.toString('latin1', 0, 16)) === true;
    // A WebP file says how long it is.
    const isCut = isOfKind && ending === 'webp' && bytes.length < bytes.readUInt32LE(4) + 8;
    if (isOfKind && !isCut) continue;
    yield {
      file,
      field: [],
      message: `is not the ${ending} picture that its name says${isCut ? ': a part of it is missing' : ''}`,
      reason: 'visitors would see an empty place',
      remedy:
        'choose its photograph again in the editor, or copy the file again; a new name makes no other kind of it',
    };
  }
};
