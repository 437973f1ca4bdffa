import { paths } from '#app/paths.ts';
import { pageOf, readable, site } from '#tests/company.ts';
import { dialLinks, expect, hrefs, region, test } from '../test.ts';
import { expectHero, expectParts } from './parts.ts';

const { hero, story, areas, reasons, emergencyBanner } = pageOf('about').content;

test.beforeEach(({ page }) => page.goto(paths.about));

test('opens with its heading and the number, and has its parts in their order', async ({ page }) => {
  await expectHero(page, hero.heading);
  await expectParts(page, [story.heading, areas.heading, reasons.heading, emergencyBanner?.heading]);
  const told = region(page, story.heading);
  await expect(told.getByRole('heading', { level: 3 })).toHaveText(
    (story.blocks ?? []).map(({ heading }) => heading),
  );
  await expect(told.getByRole('paragraph')).toHaveText(
    readable([...story.paragraphs, ...(story.blocks ?? []).map(({ text }) => text)]),
  );
});

test('the chips lead where they say', async ({ page }) => {
  const chips = region(page, areas.heading).getByRole('link');
  await expect(chips).toHaveText(areas.chips.map(({ name }) => name));
  expect(await hrefs(chips)).toEqual(areas.chips.map(({ path }) => path));
});

test('the reasons each have a title and a text', async ({ page }) => {
  const points = region(page, reasons.heading).getByRole('listitem');
  await expect(points.getByRole('heading', { level: 3 })).toHaveText(
    reasons.points.map(({ title }) => title),
  );
  await expect(points.getByRole('paragraph')).toHaveText(readable(reasons.points.map(({ text }) => text)));
});

if (emergencyBanner !== undefined) {
  test('the banner about emergencies dials', async ({ page }) => {
    const banner = region(page, emergencyBanner.heading);
    await expect(banner).toContainText(emergencyBanner.text);
    await expect(dialLinks(banner)).toHaveText(site.labels.call);
  });
}
