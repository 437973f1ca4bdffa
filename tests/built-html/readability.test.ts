import { expect, test } from 'vitest';
import type { Page } from '#app/page-data/pages.ts';
import { averageSentenceLength, gradeLevel } from './readability.ts';
import { textsIn } from './record-rules.ts';
import { pages } from './site.ts';
import { visibleBlocks } from './visible-text.ts';

/** A visitor beside a broken spring reads in a hurry: what is said about emergencies and safety reads at 8th grade or easier. */

/** The highest US school grade that emergency and safety texts may ask for. */
const hardest = 8;

/** The parts of a page that are about emergencies and safety, each with all its texts. */
function urgentParts({ kind, content }: Page): unknown[] {
  if (kind === 'problems') return content.symptoms;
  if (kind === 'home' || kind === 'about') return [content.emergencyBanner];
  if (kind === 'contact') return [content.emergency, ...content.questions.items];
  if (kind === 'safety') return [content.emergency, ...content.topics];
  if (kind !== 'service' || !content.service.emergency) return [];
  const { inArea, description, detailedDescription, safety, features } = content;
  if (inArea !== undefined) return [inArea.local];
  return [description, detailedDescription, safety, features];
}

test('long words in long sentences are hard to read, and headings make no sentence look shorter', () => {
  expect(gradeLevel(['Stop. Leave the door where it is. Then call us.'])).toBeLessThan(2);
  expect(gradeLevel(['Unauthorized manipulation constitutes an unacceptable hazard.'])).toBeGreaterThan(12);
  expect(averageSentenceLength(['Call', 'Keep all people and pets away from it.'])).toBe(8);
});

test('sentences are under 25 words on average, on every page', () => {
  const long = pages
    .map(({ path, main }) => ({ path, words: averageSentenceLength(visibleBlocks(main)) }))
    .filter(({ words }) => words >= 25);
  expect(long).toEqual([]);
});

test('what is said about emergencies and safety, and pages about emergencies, read at 8th grade or easier', () => {
  const parts = pages.flatMap(({ path, main, record }) => [
    ...urgentParts(record).map((part) => ({ path, texts: textsIn(part).map(({ text }) => text) })),
    ...(record.kind === 'service' && record.content.service.emergency
      ? [{ path, texts: visibleBlocks(main) }]
      : []),
  ]);
  expect(parts.length).toBeGreaterThan(0); // The questions on the contact page, at least.
  const hard = parts
    .map(({ path, texts }) => ({ path, grade: gradeLevel(texts), texts }))
    .filter(({ grade }) => grade > hardest);
  expect(hard, 'Shorter sentences and plainer words, please.').toEqual([]);
});
