import { globSync } from 'node:fs';
import { fileOf } from '#app/content/check/file-of.ts';
import type { Problem } from '#app/content/problem.ts';

/** Symptoms need the page that shows them, and that page needs symptoms. A file that is wrong by itself counts as there. */
export function checkProblems(folder: string): Problem[] {
  const hasPage = globSync('pages/problems.yaml', { cwd: folder }).length > 0;
  const hasSymptoms = globSync('symptoms/*.yaml', { cwd: folder }).length > 0;
  if (hasPage === hasSymptoms) return [];
  const message = hasPage
    ? 'has no symptom to show: write one in symptoms/, or take this file away'
    : 'is missing, and there are symptoms in symptoms/: write the page that shows them';
  return [{ file: fileOf(folder, 'problems'), field: [], message }];
}
