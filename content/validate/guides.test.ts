import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { whatIsWrong } from '#content/problem.ts';
import { missingPictures } from '#content/validate/pictures.ts';
import { validate } from '#content/validate/validate.ts';
import { withChangedCompany } from '#tests/changed-company.ts';
import { writeCompleteCompany } from '#tests/complete-company.ts';

/** What owners may write in a guide and nowhere else, and mistakes that only guides have. */

const complete = mkdtempSync(join(tmpdir(), 'complete-'));
writeCompleteCompany(complete);
afterAll(() => rmSync(complete, { recursive: true }));

const page = `
name: Good to know
hero: { kicker: First read this, heading: What people ask, lede: Each answer with what it is drawn from. }
sources: Where it is from, read again on {date}
call: { heading: Another question, text: Tell us which valve it is. }
metadata:
  title: What People Ask About Valves
  description: How long they last, which one it is and what it costs, each with its sources.
  updated: 2026-11-19
`;

const guide = `
order: 1
name: How long does a valve last in the end?
link: How long a valve lasts
answer: It lasts as long as somebody turns it with care. What turns it most decides the rest.
drawing: { alt: Line drawing of two valves side by side, height: 200 }
sections:
  - { heading: Who pays for it, paragraphs: [The owner of the house pays.], explains: [prices] }
  - { heading: Which it is, table: { columns: [Metal, Where], rows: [[Brass, Below the sink]] } }
details: Turn by turn
next: { text: Drains and valves, path: /services/drain-cleaning }
call: { heading: Tell us about the valve, text: Say how old it is and where it sits. }
sources: [{ title: The Best $5 Valves, publisher: The Valve Press, says: They wear by turns. }]
linkedFrom: { services: [drain-cleaning, leak-detection], areas: [zilker] }
published: 2026-11-19
metadata:
  title: How Long Valves Last
  description: What wears a valve, how many years that takes, and how to tell which one it is.
  updated: 2026-11-19
`;

/** What is said of a guide with another value in one field. */
function saidWith(field: string, value: unknown): string[] {
  return withChangedCompany(({ folder, write, set }) => {
    write('pages/guides.yaml', page);
    write('guides/valves.yaml', guide);
    write('public/images/guides/valves.svg', '<svg viewBox="0 0 390 200"></svg>');
    set('guides/valves.yaml', field, value);
    return validate(folder, { slowRules: [missingPictures] })
      .problems.filter(({ file }) => file.endsWith('valves.yaml'))
      .map((problem) => whatIsWrong(problem));
  }, complete);
}

const paid = 'In one test in 2006, the answers began at $135.';

test.each<[string, unknown]>([
  ['order', 2],
  ['sections.0.paragraphs.0', paid],
  ['sections.1.table.rows.0.1', '[Below the sink](/services/drain-cleaning#features)'],
])('%s may be %j', (field, value) => {
  expect(saidWith(field, value)).toEqual([]);
});

test.each<[string, unknown, RegExp]>([
  ['answer', `${paid} They differ.`, /says "\$135"/],
  ['sections.0.paragraphs.0', 'Some are called lifetime valves.', /says "lifetime"/],
  ['sections.1.table.rows.0.1', '[Below](/services/sinks)', /leads to a page that does not exist/],
  ['sections.1.table.rows.0.1', '[Below](sinks)', /there is no safety\/sinks\.yaml/],
  ['sections.1.table.rows.0', ['Brass', 'Below', 'Above'], /more or fewer cells than there are columns/],
  ['next.path', '/services/sinks', /leads to a page that does not exist/],
  ['next.path', 'services/drain-cleaning', /is not an address of this site/],
  ['linkedFrom.areas', undefined, /is fewer than three pages/],
  ['drawing.height', 240, /is not the height in the viewBox of its file/],
])('%s may not be %j', (field, value, says) => {
  expect(saidWith(field, value)).toEqual([expect.stringMatching(says)]);
});
