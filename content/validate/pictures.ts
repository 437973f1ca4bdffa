import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';
import { picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';
import type { Rule } from '#content/validate/rule.ts';

export const missingPictures: Rule = function* ({ company, folder }) {
  const filesOf = (name: string, widths: readonly number[]) =>
    (['webp', 'avif'] as const).flatMap((format) =>
      widths.map((width) => ({ name, file: join(folder, 'public', picturePath(name, width, format)) })),
    );
  const pages = [...allPages({ ...company, fallbackPictures: {} }), siteOf(company).defaultMetadata];
  const missing = pages
    .flatMap(({ picture: { name, portrait } }) =>
      portrait === undefined
        ? filesOf(name, pictureWidths)
        : [...filesOf(name, wideWidths), ...filesOf(portrait, portraitWidths)],
    )
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
      remedy: 'describe what is missing in pictures/ and run python3 art/render.py (art/README.md)',
    };
  }
};
