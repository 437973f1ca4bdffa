import type { DoorChooser } from '#app/page-data/door-chooser.ts';
import { type DoorChoice, doorChoiceName, doorChoices } from '#app/paths.ts';
import { fill } from '#app/template.ts';

/*
 * A choice as people say it, as they write it down, and as an address has it.
 */

/** The doors to choose from, and the one that is chosen. */
export interface ChosenDoor {
  chooser: DoorChooser;
  choice: DoorChoice;
}

/** "Ranch, carriage house, sage". */
export function choiceWords({ houses, designs, finishes, texts }: DoorChooser, choice: DoorChoice): string {
  return fill(texts.choice, {
    house: nameOf(houses, choice.house),
    design: nameOf(designs, choice.design).toLowerCase(),
    finish: nameOf(finishes, choice.finish).toLowerCase(),
  });
}

/** "R-C-3". */
export function choiceCode({ houses, designs, finishes }: DoorChooser, choice: DoorChoice): string {
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

/** The choice with another design: in the same finish if it comes in it, otherwise in its first. */
export function withDesign({ designs }: DoorChooser, choice: DoorChoice, design: string): DoorChoice {
  const { finishes = [] } = designs.find(({ slug }) => slug === design) ?? {};
  const { finish } = choice;
  return { ...choice, design, finish: finishes.includes(finish) ? finish : (finishes[0] ?? finish) };
}

export function isSame(one: DoorChoice, other: DoorChoice): boolean {
  return doorChoiceName(one) === doorChoiceName(other);
}

/** The part of the address that shows a choice. */
export function choiceHash(choice: DoorChoice): string {
  return `#${doorChoiceName(choice)}`;
}

/** The choice that such a part of an address shows; undefined if it is something else. */
export function choiceOfHash({ houses, designs }: DoorChooser, hash: string): DoorChoice | undefined {
  return doorChoices(houses, designs).find((choice) => choiceHash(choice) === hash);
}

/** About six doors from all over the list, to be seen without scripts. */
export function exampleChoices({ houses, designs }: DoorChooser): DoorChoice[] {
  const choices = doorChoices(houses, designs);
  const step = Math.ceil(choices.length / 6);
  return choices.filter((_, index) => index % step === 0);
}
