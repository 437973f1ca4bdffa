import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '#app/counted.ts';
import { isLogoOutdated, logoRecord } from '#brand/icons/outdated-logo.ts';
import { outdatedPictures, previewRecord, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Link previews, icons and logo files show what the records say now. */
export const outdatedDrawings: Rule = ({ company, folder }) => {
  const hasPhotographs = socialPages(company).every(({ picture }) =>
    existsSync(join(folder, 'public', picture)),
  );
  const previews = hasPhotographs ? outdatedPictures(socialPictures(company, folder), folder) : [];
  const at = { severity: 'unpublished' as const, field: [] };
  return [
    ...(previews.length === 0
      ? []
      : [
          {
            ...at,
            file: previewRecord(folder),
            message: `tells that link previews are missing, or show what the records said before: ${counted(previews.length, 'picture')}, as ${previews[0]?.path}`,
            reason: 'whoever shares a page shows people the old one',
            remedy: 'run npm run draw, which draws them again',
            rule: 'link-previews',
          },
        ]),
    ...(isLogoOutdated(company, folder)
      ? [
          {
            ...at,
            file: logoRecord(folder),
            message: 'tells that the icons and logo files are missing, or show what the records said before',
            reason: 'letterheads and phones’ home screens show the old one',
            remedy: 'run npm run draw, which draws them again',
            rule: 'logo',
          },
        ]
      : []),
  ];
};
