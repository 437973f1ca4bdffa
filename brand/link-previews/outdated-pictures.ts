import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '#content/collections.ts';
import { identityOf } from '#brand/identity.ts';
import { type SocialPage, socialPages } from '#brand/link-previews/social-pages.ts';
import { socialPictureHtml } from '#brand/link-previews/social-picture-html.ts';
import { fingerprint } from '#brand/link-previews/social-picture.ts';

/** A social picture: where it is, what it is drawn from, and the fingerprint of that. */
export interface SocialPicture {
  path: SocialPage['path'];
  file: string;
  html: string;
  madeFrom: string;
}

/** The social pictures that a company has to have now. */
export function socialPictures(company: Company, folder: string): SocialPicture[] {
  const identity = identityOf(company);
  return socialPages(company).map((page) => {
    const html = socialPictureHtml(page, readFileSync(join(folder, 'public', page.picture)), identity);
    return { path: page.path, file: join(folder, 'public', page.path), html, madeFrom: fingerprint(html) };
  });
}

/** Says from what each of a company's social pictures was drawn. */
export function previewRecord(folder: string): string {
  return join(folder, 'link-previews.json');
}

/** Those that are missing, or were drawn from something else than the site shows now. */
export function outdatedPictures(pictures: readonly SocialPicture[], folder: string): SocialPicture[] {
  const record = previewRecord(folder);
  // The program that draws them writes their fingerprints.
  const drawnFrom: Record<string, string> = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : {};
  return pictures.filter(({ path, file, madeFrom }) => drawnFrom[path] !== madeFrom || !existsSync(file));
}
