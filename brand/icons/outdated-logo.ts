import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '#content/collections.ts';
import { identityOf } from '#brand/identity.ts';

/** Says from what a company's icons and logo files were drawn. */
export function logoRecord(folder: string): string {
  return join(folder, 'logo.json');
}

/** Changes with anything of a company that its icons and logo files show. */
export function logoFingerprint(company: Company): string {
  const { name, shortName, mark, colors } = identityOf(company);
  const shown = { name, shortName, mark, ink: colors.night, fog: colors['on-night'] };
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 20);
}

/** Whether the icons and logo files are missing, or were drawn from something else than the records say now. */
export function isLogoOutdated(company: Company, folder: string): boolean {
  const record = logoRecord(folder);
  if (!existsSync(record) || !existsSync(join(folder, 'public/icons/logo.png'))) return true;
  // The program that draws them writes it.
  const { drawnFrom }: { drawnFrom: string } = JSON.parse(readFileSync(record, 'utf8'));
  return drawnFrom !== logoFingerprint(company);
}
