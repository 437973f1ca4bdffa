import { paths, picturePath } from '#app/paths.ts';
import { emergencyMark, pageOf } from '#tests/company.ts';
import { dialLinks, expect, regions, test } from '../test.ts';
import { expectHero } from './parts.ts';

const { hero, heading, lede, cards, more, call } = pageOf('services').content;

test('every service has its card, and those for emergencies say so', async ({ page }) => {
  await page.goto(paths.services);
  await expectHero(page, hero.heading);
  await expect(regions(page).first()).toHaveAccessibleName(heading);
  await expect(regions(page).first()).toContainText(lede);
  if (call !== undefined) await expect(regions(page).last()).toContainText(call.heading);
  const items = regions(page).first().getByRole('list').first().locator('> li');
  await expect(items.getByRole('heading', { level: 3 })).toHaveText(cards.map(({ name }) => name));
  for (const [index, { name, path, text, emergency, picture }] of cards.entries()) {
    const item = items.nth(index);
    await expect(item).toContainText(text);
    const link = item.getByRole('link', { name });
    await expect(link).toHaveText(`${more}: ${name}`);
    await expect(link).toHaveAttribute('href', path);
    await expect(dialLinks(item)).toHaveCount(emergency ? 1 : 0);
    await expect(item.getByRole('img')).toHaveAttribute('src', picturePath(picture.name));
    await expect(item.getByText(emergencyMark, { exact: true })).toHaveCount(emergency ? 1 : 0);
  }
});
