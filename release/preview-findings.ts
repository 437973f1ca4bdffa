import type { Company } from '#app/content/collections.ts';
import { outdatedPictures, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
import type { FindingGroup } from '#release/finding.ts';

/** Whether the pictures of link previews show what the records say now: they are drawn by a program of their own. */
export function previewFindings(company: Company, folder: string): FindingGroup {
  const heading = 'Pictures of link previews';
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
        next: 'npm run social draws them',
      },
    ],
  };
}
