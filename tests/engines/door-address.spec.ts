import { choiceCode, choiceHash, choiceWords, nameOf } from '#app/components/door-chooser/door-choice.ts';
import { type DoorChoice, doorChoices } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { pagesOf, site } from '#tests/company.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Who sends the address of a door and who opens it rarely have the same browser. A company may do without doors. */

const [shown] = pagesOf('service').filter(({ content }) => content.doorChooser !== undefined);
const chooser = shown?.content.doorChooser;

if (shown !== undefined && chooser !== undefined) {
  const { path } = shown;
  const doors = chooser;
  const { words, houses, designs, finishes, start } = doors;
  const choices = doorChoices(houses, designs);
  /** Nothing of it is what the page opens with without an address, if there is as much to choose from. */
  const choice =
    choices.find(
      ({ house, design, finish }) =>
        house !== start.house && design !== start.design && finish !== start.finish,
    ) ?? start;
  /** Differs from both in all. */
  const kept =
    choices.find(
      ({ house, design, finish }) =>
        ![start.house, choice.house].includes(house) &&
        ![start.design, choice.design].includes(design) &&
        ![start.finish, choice.finish].includes(finish),
    ) ?? start;

  /** Checks every button: that those of the choice are chosen, and that no other is. */
  async function expectChosen(visitor: Visitor, { house, design, finish }: DoorChoice) {
    const names = [houses, designs, finishes].flatMap((records) => records.map(({ name }) => name));
    await expect
      .poll(() => visitor.chosenAmong(names))
      .toEqual([nameOf(houses, house), nameOf(designs, design), nameOf(finishes, finish)]);
  }

  /** Checks that a door is seen on its house, and that its words and its code are written beside it. */
  async function expectDoor(visitor: Visitor, choice: DoorChoice) {
    const said = choiceWords(doors, choice);
    const house = houses.find(({ slug }) => slug === choice.house);
    const picture = { role: 'img', name: `${said}. ${house?.alt}` } as const;
    await expect.poll(() => visitor.sees(picture), picture.name).toBe(true);
    await expect
      .poll(() => visitor.read(() => document.querySelector('main')?.innerText, null))
      .toContain(`${said}: ${choiceCode(doors, choice)}`);
  }

  /** Checks that what dials says the code. */
  async function expectCall(visitor: Visitor, choice: DoorChoice) {
    const link = { role: 'link', name: fill(words.call, { code: choiceCode(doors, choice) }) } as const;
    await expect.poll(() => visitor.sees(link), link.name).toBe(true);
    const texts = await visitor.read(
      (href) => [...document.querySelectorAll(`a[href="${href}"]`)].map(({ textContent }) => textContent),
      site.phone.href,
    );
    expect(texts).toContain(link.name);
  }

  test('a shared address opens the same door: its buttons, its picture, its words, its code', async ({
    visitor,
  }) => {
    await visitor.open(path + choiceHash(choice));
    await expectDoor(visitor, choice);
    await expectCall(visitor, choice);
    await expectChosen(visitor, choice);
  });

  test('a shared address of two doors opens both, the second to be changed', async ({ visitor }) => {
    await visitor.open(path + choiceHash(choice, kept));
    await expectDoor(visitor, kept);
    await expectDoor(visitor, choice);
    await expectCall(visitor, choice);
    await expectChosen(visitor, choice);
  });
}
