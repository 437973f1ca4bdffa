import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralize } from '#content/problem.ts';
import type { Path } from '#app/paths.ts';
import { identityOf } from '#brand/identity.ts';
import { type SocialPage, socialPages } from '#brand/link-previews/social-pages.ts';
import { socialPictureHtml } from '#brand/link-previews/social-picture-html.ts';
import { fingerprint } from '#brand/link-previews/social-picture.ts';
import type { Company } from '#content/collections.ts';
import type { Rule } from '#content/validate/rule.ts';

/** A picture that is drawn from a company's records: its address, and a hash of what it is drawn from. */
export interface Drawing {
  path: Path;
  sourceHash: string;
}

/** The icons: they are drawn together, so one of them stands for all. */
export function iconsDrawing(company: Company): Drawing {
  const { mark, colors } = identityOf(company);
  // Other keys would change the hash, too.
  const shown = { mark, ink: colors.night, fog: colors['on-night'] };
  const sourceHash = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 20);
  return { path: '/favicon.svg', sourceHash };
}

export function socialPictures(company: Company, folder: string): (Drawing & { html: string })[] {
  const identity = identityOf(company);
  return socialPages(company).map((page: SocialPage) => {
    const html = socialPictureHtml(page, readFileSync(join(folder, 'public', page.picture)), identity);
    return { path: page.path, html, sourceHash: fingerprint(html) };
  });
}

/** Where draw.ts writes the hash of each drawing, by its address. */
export function drawingsFile(folder: string): string {
  return join(folder, 'drawings.json');
}

/** Those that are missing, or were drawn from something else than the records say now. */
export function outdated<Kind extends Drawing>(drawings: readonly Kind[], folder: string): Kind[] {
  const file = drawingsFile(folder);
  const drawnFrom: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return drawings.filter(
    ({ path, sourceHash }) => drawnFrom[path] !== sourceHash || !existsSync(join(folder, 'public', path)),
  );
}

/** Icons and link previews show what the records say now. */
export const outdatedDrawings: Rule = function* ({ company, folder }) {
  // Without its photograph, which content/validate/pictures.ts reports, a preview can't be composed.
  const hasPhotographs = socialPages(company).every(({ picture }) =>
    existsSync(join(folder, 'public', picture)),
  );
  const drawings = [iconsDrawing(company), ...(hasPhotographs ? socialPictures(company, folder) : [])];
  const [first, ...others] = outdated(drawings, folder);
  if (first === undefined) return;
  yield {
    severity: 'unpublished',
    field: [],
    file: drawingsFile(folder),
    message: `is out of date: ${pluralize(1 + others.length, 'picture')} to draw, for example ${first.path}`,
    reason: 'link previews and home screens of phones show old pictures, or none',
    remedy: 'run npm run draw, which draws them again',
    rule: 'drawings',
  };
};
