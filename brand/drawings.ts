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

/** A picture that is drawn from a company's records: its address, and the fingerprint of what it shows. */
export interface Drawing {
  path: Path;
  madeFrom: string;
}

/** The icons: they are drawn together, so one of them stands for all. */
export function iconsDrawing(company: Company): Drawing {
  const { mark, colors } = identityOf(company);
  const shown = { mark, ink: colors.night, fog: colors['on-night'] };
  const madeFrom = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 20);
  return { path: '/favicon.svg', madeFrom };
}

export function socialPictures(company: Company, folder: string): (Drawing & { html: string })[] {
  const identity = identityOf(company);
  return socialPages(company).map((page: SocialPage) => {
    const html = socialPictureHtml(page, readFileSync(join(folder, 'public', page.picture)), identity);
    return { path: page.path, html, madeFrom: fingerprint(html) };
  });
}

/** Says from what each of a company's pictures was drawn, by its address. */
export function drawingsRecord(folder: string): string {
  return join(folder, 'drawings.json');
}

/** Those that are missing, or were drawn from something else than the records say now. */
export function outdated<Kind extends Drawing>(drawings: readonly Kind[], folder: string): Kind[] {
  const record = drawingsRecord(folder);
  // The program that draws them writes it.
  const drawnFrom: Record<string, string> = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : {};
  return drawings.filter(
    ({ path, madeFrom }) => drawnFrom[path] !== madeFrom || !existsSync(join(folder, 'public', path)),
  );
}

/** Icons and link previews show what the records say now. */
export const outdatedDrawings: Rule = function* ({ company, folder }) {
  const hasPhotographs = socialPages(company).every(({ picture }) =>
    existsSync(join(folder, 'public', picture)),
  );
  const drawings = [iconsDrawing(company), ...(hasPhotographs ? socialPictures(company, folder) : [])];
  const [first, ...others] = outdated(drawings, folder);
  if (first === undefined) return;
  yield {
    severity: 'unpublished',
    field: [],
    file: drawingsRecord(folder),
    message: `says that pictures are missing, or show what the records said before: ${pluralize(1 + others.length, 'picture')}, as ${first.path}`,
    reason: 'link previews and home screens of phones show the old one',
    remedy: 'run npm run draw, which draws them again',
    rule: 'drawings',
  };
};
