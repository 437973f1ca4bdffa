import { globSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '#app/page-data/pages.ts';
import { siteOf } from '#app/page-data/site.ts';
import { picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

export const missingPictures: Rule = ({ company, folder }) => {
  const there = new Set(globSync('images/*', { cwd: join(folder, 'public') }).map((file) => `/${file}`));
  const pictures = [
    ...allPages({ ...company, fallbackPictures: {} }),
    siteOf(company).defaultMetadata,
  ].flatMap(({ picture: { name, portrait } }) => [
    { name, widths: portrait === undefined ? pictureWidths : wideWidths },
    ...(portrait === undefined ? [] : [{ name: portrait, widths: portraitWidths }]),
  ]);
  const missing = new Map<string, string[]>();
  for (const { name, widths } of pictures) {
    const files = (['webp', 'avif'] as const).flatMap((format) =>
      widths.map((width) => picturePath(name, width, format)),
    );
    const gone = files.filter((file) => !there.has(file));
    if (gone.length > 0) missing.set(name, gone);
  }
  const isReplaced = (name: string) => name in (company.fallbackPictures ?? {});
  return [true, false].flatMap((replaced): Problem[] => {
    const [first, ...others] = [...missing].filter(([name]) => isReplaced(name) === replaced);
    if (first === undefined) return [];
    const [name, [file = '']] = first;
    return [
      {
        severity: replaced ? 'warning' : 'error',
        file: join(folder, 'public', file),
        field: [],
        message: `is not there${others.length === 0 ? '' : `, nor are files of ${others.length} other pictures`}`,
        reason: replaced ? 'until it is, another picture is shown' : `the place of ${name} would be empty`,
        remedy: 'describe what is missing in pictures/ and run python3 art/render.py (art/README.md)',
      },
    ];
  });
};
