import { globSync } from 'node:fs';
import { fileOf } from '#app/content/check/file-of.ts';
import type { Problem } from '#app/content/problem.ts';

/** Symptoms need the page that shows them, and that page needs symptoms. A file that is wrong by itself counts as there. */
export function checkProblems(folder: string): Problem[] {
  const hasPage = globSync('pages/problems.yaml', { cwd: folder }).length > 0;
  const hasSymptoms = globSync('symptoms/*.yaml', { cwd: folder }).length > 0;
  if (hasPage === hasSymptoms) return [];
  const wrong = hasPage
    ? { message: 'has no symptom to show', remedy: 'write one in symptoms/, or take this file away' }
    : {
        message: 'is missing, and there are symptoms in symptoms/',
        remedy: 'write the page that shows them',
      };
  return [{ file: fileOf(folder, 'problems'), field: [], ...wrong }];
}
