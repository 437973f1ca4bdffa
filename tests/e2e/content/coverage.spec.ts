import type { Locator } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { pageOf, readable, site } from '#tests/company.ts';
import { dialLinks, expect, expectInOrder, hrefs, region, test } from '../test.ts';
import { expectHero, expectParts } from './parts.ts';

const { hero, areas, cards, index, cardFeatures, expertise, benefits, call, state, map, placeLookup } =
  pageOf('coverage').content;

/** So many cards stand in the first block, the others in a second (docs/specification.md#29-service-areas). */
const firstBlock = 12;
const blocks = [
  { heading: areas.heading, listed: cards.slice(0, firstBlock), columns: 3 },
  { heading: areas.moreHeading ?? areas.heading, listed: cards.slice(firstBlock), columns: 2 },
].filter(({ listed }) => listed.length > 0);

const cardsIn = (part: Locator) => part.getByRole('list').first().locator('> li');

test.beforeEach(({ page }) => page.goto(paths.coverage));

test('opens with its heading and the number, and has its parts in their order', async ({ page }) => {
  await expectHero(page, hero.heading);
  const lists = index.length > 0 ? [areas.heading] : blocks.map(({ heading }) => heading);
  await expectParts(page, [
    placeLookup?.heading ?? map?.heading,
    ...lists,
    expertise.heading,
    benefits.heading,
    call.heading,
  ]);
});

for (const { heading, listed, columns } of blocks) {
  test(`"${heading}": a card for each area, in ${columns} columns where there is room`, async ({ page }, {
    project,
  }) => {
    const items = cardsIn(region(page, heading));
    await expect(items.getByRole('heading')).toHaveText(listed.map(({ name }) => name));
    for (const [place, { name, path, text, view }] of listed.entries()) {
      const item = items.nth(place);
      const features = item.getByRole('listitem');
      await expect(item.getByRole('paragraph')).toHaveText([state, text]);
      await expect(features).toHaveText(cardFeatures);
      await expect(item.getByRole('link', { name: view, exact: true })).toHaveAttribute('href', path);
      await expectInOrder(
        item.getByText(name).first(),
        item.getByText(text),
        features,
        item.getByRole('link'),
      );
    }
    const left = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    const fitting = project.name.startsWith('phone') ? 1 : Math.min(columns, listed.length);
    expect(new Set(left).size, 'columns').toBe(fitting);
  });
}

if (index.length > 0) {
  test('more areas than make cards stand in an index by their letters', async ({ page }) => {
    const part = region(page, areas.heading);
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(index.map(({ letter }) => letter));
    expect(await hrefs(part.getByRole('link'))).toEqual(
      index.flatMap(({ areas }) => areas.map(({ path }) => path)),
    );
  });
}

test('below stand what the company knows, what it offers everywhere, and the number', async ({ page }) => {
  await expect(region(page, expertise.heading).getByRole('paragraph')).toHaveText(
    readable(expertise.paragraphs),
  );
  await expect(region(page, benefits.heading).getByRole('listitem')).toHaveText(readable(benefits.points));
  await expect(region(page, call.heading)).toContainText(call.text);
  await expect(dialLinks(region(page, call.heading))).toHaveText(site.labels.call);
});
