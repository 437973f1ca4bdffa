import { expect, test } from 'vitest';
import type { Page } from '#app/page-data/pages.ts';
import { averageSentenceLength, gradeLevel } from '#tests/rules/readability.ts';
import { pages } from './site.ts';
import { visibleBlocks } from './visible-text.ts';

/** Somebody beside a broken spring reads in a hurry: what is said about emergencies and safety reads at 8th grade or easier. */

const built = pages.map(({ main, record: page }) => ({ main, page }));

/** The highest US school grade that emergency and safety texts may ask for. */
const hardest = 8;

test('sentences are under 25 words on average, on every page', () => {
  const long = built
    .map(({ main, page }) => ({ path: page.path, words: averageSentenceLength(visibleBlocks(main)) }))
    .filter(({ words }) => words >= 25);
  expect(long).toEqual([]);
});

test('what is said about emergencies and safety reads at 8th grade or easier', () => {
  const texts = built.flatMap(({ page }) => emergencyTexts(page));
  expect(texts.length).toBeGreaterThan(0); // The questions on the contact page, at least.
  const hard = texts
    .map(({ where, text }) => ({ where, grade: gradeLevel(text) }))
    .filter(({ grade }) => grade > hardest);
  expect(hard, 'Shorter sentences and plainer words, please.').toEqual([]);
});

test('whole pages about services that are emergencies read at 8th grade or easier', () => {
  const emergencyPages = built.filter(
    ({ page }) => page.kind === 'service' && page.content.service.emergency,
  );
  const hard = emergencyPages
    .map(({ main, page }) => ({ path: page.path, grade: gradeLevel(visibleBlocks(main)) }))
    .filter(({ grade }) => grade > hardest);
  expect(hard, 'Shorter sentences and plainer words, please.').toEqual([]);
});

interface Text {
  where: string;
  text: string[];
}

function emergencyTexts(page: Page): Text[] {
  if (page.kind === 'problems' && page.content.door.show === 'all') {
    return page.content.door.symptoms.map(({ words, verdict, dontTouch, checks = [], usually }) => ({
      where: `${page.path}, "${words}"`,
      text: [verdict, dontTouch, ...checks, usually],
    }));
  }
  if (page.kind === 'home' || page.kind === 'about') {
    const { emergencyBanner: banner } = page.content;
    if (banner === undefined) return [];
    return [{ where: `${page.path}, emergency banner`, text: [banner.heading, banner.text] }];
  }
  if (page.kind === 'contact') {
    const { emergency, safety, questions } = page.content;
    const card = emergency && [emergency.heading, emergency.text, ...emergency.items];
    return [
      ...(card === undefined ? [] : [{ where: 'contact, emergency card', text: card }]),
      ...(safety?.topics ?? []).map(({ heading, paragraphs, never, steps }) => ({
        where: `contact, "${heading}"`,
        text: [heading, ...paragraphs, ...(never?.items ?? []), ...(steps?.items ?? [])],
      })),
      ...questions.items.map(({ question, answer }) => ({
        where: `contact, "${question}"`,
        text: [question, answer],
      })),
    ];
  }
  return page.kind === 'service' && page.content.service.emergency ? serviceTexts(page) : [];
}

/** The service's own texts once, and on each of its areas' pages what is said there only. */
function serviceTexts({ path, content }: Extract<Page, { kind: 'service' }>): Text[] {
  const { inArea, description, detailed, safety, features } = content;
  const callout =
    safety === undefined ? [] : [{ where: `${path}, callout`, text: [safety.heading, safety.text] }];
  if (inArea === undefined) {
    return [
      { where: `${path}, description`, text: [description] },
      ...('parts' in detailed ? detailed.parts : []).map(({ heading, text }) => ({
        where: `${path}, "${heading}"`,
        text: [heading, text],
      })),
      ...callout,
      { where: `${path}, features`, text: features },
    ];
  }
  const { local } = inArea;
  const questions = local.questions.flatMap(({ question, answer }) => [question, answer]);
  return [{ where: path, text: [local.heading, ...local.paragraphs, ...local.lookFor, ...questions] }];
}
