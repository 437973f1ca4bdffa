import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, type Company } from '#app/content/collections.ts';
import { counted } from '#app/counted.ts';
import type { Problem } from '#app/content/problem.ts';
import { siteOf } from '#app/content/to-pages/site.ts';
import { picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';
import { isLogoOutdated, logoRecord } from '#brand/icons/outdated-logo.ts';
import { outdatedPictures, previewRecord, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import type { Rule } from '#check/check-content.ts';

/** One message for all pictures in whose place others are shown, one for those with nothing in their place, and one for each that lacks some sizes. */
const missingPictures: Rule = ({ company, folder }) => {
  if (company === undefined) return [];
  const missing = missingByPicture(company, folder);
  const [partly, wholly] = [
    missing.filter(({ sizes }) => sizes > 0),
    missing.filter(({ sizes }) => sizes === 0),
  ];
  const hasStandIn = ({ name }: MissingPicture) => name in (company.standIns ?? {});
  const remedy = 'describe what is missing in pictures/ and run npm run art (art/README.md)';
  return [
    ...partly.map(({ files }): Problem => ({
      file: join(folder, 'public', files[0]),
      field: [],
      message:
        files.length === 1 ? 'is not there' : `and ${files.length - 1} of its other sizes are not there`,
      reason: 'some screens would show an empty place',
      remedy,
    })),
    ...together(
      wholly.filter((picture) => !hasStandIn(picture)),
      { folder, remedy, reason: 'their pages would show an empty place' },
    ),
    ...together(wholly.filter(hasStandIn), {
      folder,
      remedy,
      reason: 'until then others stand in for them, as the service’s own',
      warning: 'picture',
    }),
  ];
};

function together(
  missing: readonly MissingPicture[],
  { folder, ...problem }: { folder: string } & Pick<Problem, 'reason' | 'remedy' | 'warning'>,
): Problem[] {
  const [first] = missing;
  if (first === undefined) return [];
  const names = some(missing.map(({ name }) => name));
  return [
    {
      file: join(folder, 'public', first.files[0]),
      field: [],
      message: `is not made yet, with ${counted(missing.length, 'picture')} missing in all (${names})`,
      ...problem,
    },
  ];
}

interface MissingPicture {
  name: string;
  /** How many of its sizes are there. */
  sizes: number;
  files: [string, ...string[]];
}

function missingByPicture(company: Company, folder: string): MissingPicture[] {
  const there = new Set(
    globSync('images/*', { cwd: join(folder, 'public') }).map((file) => `/${file.replaceAll('\\', '/')}`),
  );
  const pictures = [...allPages({ ...company, standIns: {} }), siteOf(company).defaultMetadata].flatMap(
    ({ picture: { name, portrait } }) => [
      { name, widths: portrait === undefined ? pictureWidths : wideWidths },
      ...(portrait === undefined ? [] : [{ name: portrait, widths: portraitWidths }]),
    ],
  );
  const missing = pictures.flatMap(({ name, widths }): MissingPicture[] => {
    const files = (['webp', 'avif'] as const).flatMap((format) =>
      widths.map((width): string => picturePath(name, width, format)),
    );
    const [first, ...others] = files.filter((file) => !there.has(file));
    if (first === undefined) return [];
    return [{ name, sizes: files.length - others.length - 1, files: [first, ...others] }];
  });
  return [...new Map(missing.map((picture) => [picture.name, picture])).values()];
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
