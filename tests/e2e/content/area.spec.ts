import { paths } from '#app/paths.ts';
import { emergencyMark, pagesOf, readable, site } from '#tests/company.ts';
import { dialLinks, expect, expectInOrder, hrefs, mainHeading, region, test } from '../test.ts';
import { expectHero, expectParts } from './parts.ts';

const { labels } = site;

for (const { path, content } of pagesOf('area')) {
  const { area, description, services, whyChoose, call, facts, local, nearby } = content;
  const { answers, door, safety, sourcedFacts, notice } = content;

  test(`${area.name}: what its record says, in its order`, async ({ page }) => {
    await page.goto(path);
    await expectHero(page, area.name);
    const paragraph = page.getByRole('main').getByText(description, { exact: true });
    await expectInOrder(mainHeading(page), paragraph, region(page, services.heading));
    await expectParts(page, [
      services.heading,
      local.heading,
      door?.heading ?? safety?.heading,
      whyChoose.heading,
      answers?.heading,
      nearby.links.length === 0 ? undefined : nearby.heading,
      call.heading,
    ]);

    const cards = region(page, services.heading).getByRole('list').first().locator('> li');
    await expect(cards).toHaveCount(services.cards.length);
    for (const [index, { title, link, features, emergency }] of services.cards.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(`${title} ${link.name}`);
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByRole('link')).toHaveAttribute('href', link.path);
      await expect(card.getByRole('listitem')).toHaveText(features);
      await expect(card.locator('p', { hasText: emergencyMark })).toHaveCount(emergency ? 1 : 0);
    }

    await expect(region(page, whyChoose.heading).getByRole('listitem')).toHaveText(
      readable(whyChoose.points),
    );
    if (notice !== undefined) await expect(region(page, whyChoose.heading)).toContainText(notice);

    await expect(dialLinks(region(page, call.heading))).toHaveText(labels.call);
    const quote = region(page, call.heading).getByRole('link', { name: labels.quoteByContact, exact: true });
    await expect(quote).toHaveText(labels.quote);
    await expect(quote).toHaveAttribute('href', paths.contact);

    const list = region(page, call.heading).getByRole('group', { name: facts.heading });
    await expect(list.getByRole('term')).toHaveText(facts.list.map(({ term }) => term));
    await expect(list.getByRole('definition')).toHaveText(
      facts.list.map(({ text, note = '' }) => text + note),
    );
    if (safety !== undefined) {
      const callout = page.getByRole('complementary', { name: safety.heading });
      expect(await hrefs(callout.getByRole('link'))).toEqual(safety.links.map((link) => link.path));
    }
    for (const { text, source } of sourcedFacts?.list ?? []) {
      const fact = region(page, local.heading).getByRole('listitem').filter({ hasText: text });
      await expect(fact).toContainText(source);
      await expect(fact.getByRole('link')).toHaveCount(0);
    }
    if (answers !== undefined) {
      const lines = region(page, answers.heading).getByRole('listitem');
      await expect(lines).toHaveText(answers.lines.map(({ name, text }) => name + text));
    }
    if (nearby.links.length > 0) {
      const links = region(page, nearby.heading).getByRole('link');
      expect(await hrefs(links)).toEqual(nearby.links.map((link) => link.path));
    }
  });
}
