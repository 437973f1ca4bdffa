import type { DoorChooser } from '#app/page-data/door-chooser.ts';
import { type DoorChoice, doorChoiceName, doorChoices } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/*
 * A choice as people say it, as they write it down, and as an address has it.
 */

type Doors = Pick<DoorChooser, 'houses' | 'designs' | 'finishes' | 'words'>;

/** Between the kept choice and the other in an address that compares two. */
const and = '+';

/** "Ranch, carriage house, sage". */
export function choiceWords({ houses, designs, finishes, words }: Doors, choice: DoorChoice): string {
  return fill(words.choice, {
    house: nameOf(houses, choice.house),
    design: nameOf(designs, choice.design).toLowerCase(),
    finish: nameOf(finishes, choice.finish).toLowerCase(),
  });
}

/** "R-C-3". */
export function choiceCode({ houses, designs, finishes }: Doors, choice: DoorChoice): string {
  const records = [
    houses.find(({ slug }) => slug === choice.house),
    designs.find(({ slug }) => slug === choice.design),
    finishes.find(({ slug }) => slug === choice.finish),
  ];
  return records.map((record) => record?.code).join('-');
}

export function nameOf(records: readonly { slug: string; name: string }[], slug: string): string {
  return records.find((record) => record.slug === slug)?.name ?? slug;
}

export function withDesign({ designs }: Doors, choice: DoorChoice, design: string): DoorChoice {
  return { ...choice, design, finish: finishFor(designs, design, choice.finish) };
}

export function finishFor(designs: Doors['designs'], design: string, finish: string): string {
  const { finishes = [] } = designs.find(({ slug }) => slug === design) ?? {};
  return finishes.includes(finish) ? finish : (finishes[0] ?? finish);
}

/** The part of the address that shows a choice, beside another one perhaps. */
export function choiceHash(choice: DoorChoice, kept?: DoorChoice): string {
  const choices = kept === undefined ? [choice] : [kept, choice];
  return `#${choices.map(doorChoiceName).join(and)}`;
}

/** What such a part of an address shows; nothing, if it is something else. */
export function readChoiceHash(
  { houses, designs }: Doors,
  hash: string,
): { choice: DoorChoice; kept?: DoorChoice } | undefined {
  // Some programs that links are sent with write the sign between two choices as a code.
  const names = hash.slice(1, 400).replaceAll(/%2b/gi, and).split(and);
  const choices = doorChoices(houses, designs);
  const [first, second, ...more] = names.map((name) =>
    choices.find((choice) => doorChoiceName(choice) === name),
  );
  if (first === undefined || more.length > 0) return undefined;
  if (names.length === 1) return { choice: first };
  return second === undefined ? undefined : { choice: second, kept: first };
}
