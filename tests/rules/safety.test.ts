import { expect, test } from 'vitest';
import { readCompany } from '#content/read/read-company.ts';
import { shownTexts } from '#content/validate/texts.ts';

const { company, fields } = readCompany('company');

/** What a text must not tell visitors to do: it contradicts a record of company/safety/. */
const contradictions: Record<string, { record: string; pattern: RegExp; planted: string }> = {
  'holding the wall button': {
    record: 'stuck-open',
    // The "learn button" is another one: it is held to program a remote.
    pattern: /\b(?:hold|holding|holds)\b.*?(?<!learn )\bbutton\b/i,
    planted: 'If it won’t close, hold the wall button down until it is shut, then call us.',
  },
  'lubricating what is under tension, or a track': {
    record: 'keep-away',
    // "Oil on the tracks" says where oil is, not where to put it.
    pattern:
      /\b(?:oil|grease|spray|lubricate|(?:put|apply|rub) .*(?:oil|grease|lubricant) on)(?! (?:in|on|from|goes)\b) (?:[\w-]+,? ){0,5}?(?:springs?|coils?|cables?|drums?|tracks?|bottom brackets?)\b/i,
    planted: 'Once a year, oil the hinges, rollers and springs.',
  },
  'lubricating the bottom rollers, which are beside what is under tension': {
    record: 'keep-away',
    pattern: /\blubric(?:ant on|ate)\b.*\brollers?\b(?!.*from the floor)/i,
    planted: 'With the door closed, put a little lubricant on hinges and rollers.',
  },
  'lifting a door with a broken spring': {
    record: 'keep-away',
    pattern: /\b(?:lift|raise)\b.*\bbroken spring|\bspring (?:is|has) broken\b.*\b(?:lift|raise)\b/i,
    planted: 'With a helper, you can lift a door with a broken spring.',
  },
  'bypassing the photo-eyes': {
    record: 'stuck-open',
    pattern: /\b(?:bypass|override|overrides|disconnect|tape over|tape)\b.*\b(?:eyes?|sensors?)\b/i,
    planted: 'To close it for the night, tape over the photo-eyes.',
  },
  'pulling the cord of an open door': {
    record: 'keep-away',
    pattern:
      /\bpull\b.*\bcord\b.*\b(?:stuck open|(?:is|stays|hangs) (?:half )?open|an open door)\b|\b(?:stuck|is|stays) open\b.*\bpull\b.*\bcord\b/i,
    planted: 'If the door is open, pull the red cord and let it down by hand.',
  },
};

/** Sentences that say not to do it, that ask, or that say what a technician does. */
const harmless = /\b(?:never|nobody|don[’']t|do not|leave|we|technician|tune-up|our job)\b|\?$/i;

function contradictionsIn(text: string): string[] {
  const sentences = text.split(/(?<=[.?!]) +/).filter((sentence) => !harmless.test(sentence));
  return Object.entries(contradictions).flatMap(([danger, { record, pattern }]) =>
    sentences
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => `${danger} (safety/${record}): ${sentence}`),
  );
}

test('no text tells visitors to do what a record of safety/ says not to do', () => {
  const texts = shownTexts(fields);
  expect(texts.length).toBeGreaterThan(0);
  expect(
    texts.flatMap(({ file, text }) => contradictionsIn(text).map((found) => `${file}: ${found}`)),
  ).toEqual([]);
});

test.each(Object.entries(contradictions))(
  '%s is found, and saying not to is not',
  (danger, { record, planted }) => {
    expect(company?.safety.map(({ slug }) => slug)).toContain(record);
    const told = `Keep everyone clear. ${planted} Then call.`;
    expect(contradictionsIn(told)).toEqual([`${danger} (safety/${record}): ${planted}`]);
    expect(contradictionsIn(`Never do it: ${planted.toLowerCase()}`)).toEqual([]);
  },
);
