import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, type Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import { siteOf } from '#app/content/to-pages/site.ts';
import { picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';
import { isLogoOutdated, logoRecord } from '#brand/icons/outdated-logo.ts';
import { outdatedPictures, previewRecord, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import type { Rule } from '#check/check-content.ts';

/** A message for each picture, whatever is missing of its sizes; one for all those in whose place others are shown. */
const missingPictures: Rule = ({ company, folder }) => {
  if (company === undefined) return [];
  const missing = [...missingByPicture(company, folder)];
  const standIns = missing.filter(([name]) => name in (company.standIns ?? {}));
  const fileOf = ([, files]: [string, string[]]) => join(folder, 'public', files[0] ?? '');
  const remedy = 'describe it in pictures/ and run npm run art (art/README.md)';
  const [first] = standIns;
  return [
    ...missing
      .filter((picture) => !standIns.includes(picture))
      .map((picture): Problem => ({
        file: fileOf(picture),
        field: [],
        message:
          picture[1].length === 1
            ? 'is not there'
            : `and ${picture[1].length - 1} of its other sizes are not there`,
        reason: 'its page would show an empty place',
        remedy,
      })),
    ...(first === undefined
      ? []
      : [
          {
            file: fileOf(first),
            field: [],
            message: `is not made yet: ${standIns.length} picture(s) are missing (${some(standIns.map(([name]) => name))})`,
            reason: 'until then others stand in for them, as the service’s own',
            remedy,
            warning: 'picture',
          },
        ]),
  ];
};

/** The files that are not there, by the name of their picture. */
function missingByPicture(company: Company, folder: string): Map<string, string[]> {
  const there = new Set(
    globSync('images/*', { cwd: join(folder, 'public') }).map((file) => `/${file.replaceAll('\\', '/')}`),
  );
  const pictures = [...allPages({ ...company, standIns: {} }), siteOf(company).defaultMetadata].flatMap(
    ({ picture: { name, portrait } }) => [
      { name, widths: portrait === undefined ? pictureWidths : wideWidths },
      ...(portrait === undefined ? [] : [{ name: portrait, widths: portraitWidths }]),
    ],
  );
  const missing = pictures.map(({ name, widths }): [string, string[]] => [
    name,
    (['webp', 'avif'] as const)
      .flatMap((format) => widths.map((width): string => picturePath(name, width, format)))
      .filter((file) => !there.has(file)),
  ]);
  return new Map(missing.filter(([, files]) => files.length > 0));
}

/** One message for all link previews that show what the records said before. */
const outdatedPreviews: Rule = ({ company, folder }) => {
  if (company === undefined) return [];
  // Without its photograph no preview can be drawn: of that, another message speaks.
  if (socialPages(company).some(({ picture }) => !existsSync(join(folder, 'public', picture)))) return [];
  const pictures = socialPictures(company, folder);
  const outdated = outdatedPictures(pictures, folder);
  if (outdated.length === 0) return [];
  return [
    {
      file: previewRecord(folder),
      field: [],
      message: `tells that ${outdated.length} of ${pictures.length} link previews are missing, or show an older name, phone, license, title or picture (${some(outdated.map(({ path }) => path))})`,
      reason: 'whoever shares a page shows people the old one',
      remedy: 'run npm run social, which draws them again',
      warning: 'link-previews',
    },
  ];
};

const outdatedLogo: Rule = ({ company, folder }) =>
  company === undefined || !isLogoOutdated(company, folder)
    ? []
    : [
        {
          file: logoRecord(folder),
          field: [],
          message: 'tells that the icons and logo files are missing, or show an older name, mark or color',
          reason: 'letterheads and phones’ home screens show the old one',
          remedy: 'run npm run icons, which draws them again',
          warning: 'logo',
        },
      ];

function some(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and others`;
}

/** These look at what is drawn from the records, by programs of their own. */
export const drawnRules: readonly Rule[] = [missingPictures, outdatedPreviews, outdatedLogo];
