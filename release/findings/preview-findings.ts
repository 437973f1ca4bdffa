import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '#app/content/collections.ts';
import { isLogoOutdated } from '#brand/icons/outdated-logo.ts';
import { outdatedPictures, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import type { FindingGroup } from '#release/findings/finding.ts';

/** Whether the icons and logo files show what the records say now. */
export function logoFindings(company: Company, folder: string): FindingGroup {
  return {
    heading: 'Icons and logo',
    findings: [
      isLogoOutdated(company, folder)
        ? {
            state: 'blocking',
            text: 'they are missing, or show an older name, mark or color',
            next: 'have them drawn again',
            command: 'icons',
          }
        : { state: 'met', text: 'they show what the records say' },
    ],
  };
}

/** Whether the pictures of link previews show what the records say now: they are drawn by a program of their own. */
export function previewFindings(company: Company, folder: string): FindingGroup {
  const heading = 'Pictures of link previews';
  const photographs = new Set(socialPages(company).map(({ picture }) => join(folder, 'public', picture)));
  const missing = [...photographs].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    return {
      heading,
      findings: [
        {
          state: 'blocking',
          text: `${missing.length} of the pictures that they show are missing, as ${missing[0]}`,
          next: 'make them (art/README.md), or put photographs in their places, and have the link previews drawn again',
          command: 'social',
        },
      ],
    };
  }
  const pictures = socialPictures(company, folder);
  const outdated = outdatedPictures(pictures, folder);
  if (outdated.length === 0) {
    return {
      heading,
      findings: [{ state: 'met', text: `all ${pictures.length} show what the records say` }],
    };
  }
  return {
    heading,
    findings: [
      {
        state: 'blocking',
        text: `${outdated.length} of ${pictures.length} are missing, or show an older name, phone, license, title or picture`,
        next: 'have them drawn again',
        command: 'social',
      },
    ],
  };
}
