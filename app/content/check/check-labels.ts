import { fileOf } from '#app/content/check/file-of.ts';
import type { Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';

/** The words that a company needs only because of what another record says. */
export function checkLabels({ labels, business, services }: Company, folder: string): Problem[] {
  if (labels === undefined || business === undefined) return []; // Problems of their own.
  const emergencyService = services.find(({ emergency }) => emergency);
  const needed: { field: string[]; words: string | undefined; because: string | undefined }[] = [
    {
      field: ['emergency'],
      words: labels.emergency,
      because: emergencyService && `"${emergencyService.name}" is an emergency service`,
    },
    {
      field: ['footer', 'license'],
      words: labels.footer.license,
      because: business.license && 'business.yaml holds a license',
    },
  ];
  return needed
    .filter(({ words, because }) => words === undefined && because !== undefined)
    .map(({ field, because }) => ({
      file: fileOf(folder, 'labels'),
      field,
      message: `is missing, and ${because}: write the words that say so`,
    }));
}
