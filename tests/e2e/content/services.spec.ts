import { paths, picturePath } from '#app/paths.ts';
import { emergencyMark, pageOf } from '#tests/company.ts';
import { expect, regions, test } from '../test.ts';
import { expectHero } from './parts.ts';

const { hero, lede, cards, more } = pageOf('services').content;

test('every service has its card, and those for emergencies say so', async ({ page }) => {
  await page.goto(paths.services);
  await expectHero(page, hero.heading);
  await expect(regions(page)).toContainText(lede);
  const items = regions(page).getByRole('list').first().locator('> li');
  await expect(items.getByRole('heading', { level: 2 })).toHaveText(cards.map(({ name }) => name));
  for (const [index, { name, path, text, emergency, picture }] of cards.entries()) {
    const item = items.nth(index);
    await expect(item).toContainText(text);
    await expect(item.getByRole('link')).toHaveText(`${more}: ${name}`);
    await expect(item.getByRole('link')).toHaveAttribute('href', path);
    await expect(item.getByRole('img')).toHaveAttribute('src', picturePath(picture.name));
    await expect(item.getByText(emergencyMark, { exact: true })).toHaveCount(emergency ? 1 : 0);
  }
});
