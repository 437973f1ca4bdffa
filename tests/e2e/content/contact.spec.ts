import type { Page } from '@playwright/test';
import { mapUrl, paths } from '#app/paths.ts';
import { pageOf, readable, site } from '#tests/company.ts';
import { dialLinks, expect, hydrate, region, regions, test } from '../test.ts';
import { expectHero } from './parts.ts';

const { hero, call, keepNumber, emergency, areas, map, placeLookup, safety, questions, answers, closing } =
  pageOf('contact').content;
const { labels, phone } = site;

/** One of the three ways to the company, by its heading. */
const way = (page: Page, name: string) =>
  regions(page)
    .first()
    .locator('div', { has: page.getByRole('heading', { name, exact: true }) })
    .last();

test.beforeEach(({ page }) => page.goto(paths.contact));

test('opens with its heading and the number, and has its parts in their order', async ({ page }) => {
  await expectHero(page, hero.heading);
  await expect(page.getByRole('main')).toContainText(hero.lede);
  const headings = [
    call.heading,
    emergency?.heading,
    areas.heading,
    safety?.heading,
    questions.heading,
    closing?.heading,
  ];
  await expect(regions(page).getByRole('heading', { level: 2 })).toHaveText(
    headings.filter((heading) => heading !== undefined),
  );
});

test('the number dials', async ({ page }) => {
  await expect(dialLinks(way(page, call.heading))).toHaveText(phone.display);
  await expect(dialLinks(way(page, call.heading))).toHaveAccessibleName(labels.call);
});

if (keepNumber !== undefined) {
  test('the contact can be saved; copying is offered only where scripts do it', async ({
    page,
    javaScriptEnabled,
  }) => {
    const save = regions(page).first().getByRole('link', { name: keepNumber.save, exact: true });
    await expect(save).toHaveAttribute('href', paths.contactCard);
    await expect(save).toHaveAttribute('download');
    if (javaScriptEnabled) await hydrate(page);
    await expect(page.getByRole('button', { name: keepNumber.copy, exact: true })).toBeVisible({
      visible: javaScriptEnabled ?? true,
    });
  });
}

if (emergency !== undefined) {
  test('emergencies are listed', async ({ page }) => {
    await expect(way(page, emergency.heading).getByRole('listitem')).toHaveText(emergency.items);
  });
}

test('the icon opens a map in a new tab, the heading leads to all areas', async ({ page }) => {
  const pin = page.getByRole('main').getByRole('link', { name: map.name, exact: true });
  await expect(pin).toHaveAttribute('href', mapUrl(map.query));
  await expect(pin).toHaveAttribute('target', '_blank');
  await expect(pin).toHaveAttribute('rel', /noopener/);
  const link = page
    .getByRole('heading', { name: areas.heading })
    .getByRole('link', { name: areas.heading, exact: true });
  await expect(link).toHaveAttribute('href', paths.coverage);
});

test('the questions stand there with their answers, and there is no form', async ({
  page,
  javaScriptEnabled,
}) => {
  const part = region(page, questions.heading);
  await expect(part).toContainText(questions.lede);
  await expect(part.getByRole('term')).toHaveText(questions.items.map(({ question }) => question));
  await expect(part.getByRole('definition')).toHaveText(
    readable(questions.items.map(({ answer }) => answer)),
  );
  // One field stands alone where scripts answer it on the spot, and nothing is sent.
  await expect(page.locator('form, textarea')).toHaveCount(0);
  const isAnswered = placeLookup !== undefined && javaScriptEnabled;
  await expect(page.locator('input')).toHaveCount(isAnswered ? 1 : 0);
});

if (safety !== undefined) {
  for (const [index, { slug, heading, paragraphs, never, steps }] of safety.topics.entries()) {
    test(`"${heading}" is told in full, and an address leads to it`, async ({ page }) => {
      const title = region(page, safety.heading).getByRole('heading', { name: heading });
      const topic = page.locator(`[id="${slug}"]`);
      await expect(topic).toBeVisible({ visible: index === 0 });
      await page.goto(paths.safetyTopic(slug));
      await expect(topic).toBeVisible();
      await expect(title).toBeInViewport();
      await expect(topic.getByRole('listitem')).toHaveText([
        ...(never?.items ?? []),
        ...(steps?.items ?? []),
      ]);
      for (const paragraph of paragraphs) await expect(topic.getByText(paragraph)).toBeVisible();
      if (index === 0) return;
      await title.click();
      await expect(topic).toBeHidden();
    });
  }
}

if (answers !== undefined) {
  test('each question opens its answer, or whom to ask, and an address leads to it', async ({ page }) => {
    const part = region(page, questions.heading);
    await expect(part.getByRole('heading', { level: 3 })).toHaveText([
      answers.heading,
      ...answers.list.map(({ question }) => question),
    ]);
    for (const { slug, question, parts, unanswered } of answers.list) {
      const answer = page.locator(`[id="${slug}"]`);
      await expect(answer).toBeHidden();
      await part.getByRole('heading', { name: question }).click();
      await expect(answer).toBeVisible();
      for (const { answer: text } of parts) await expect(answer).toContainText(text);
      await expect(answer).toContainText(unanswered ?? '');
    }
    const [first] = answers.list;
    await page.goto(paths.answer(first?.slug ?? ''));
    await expect(page.locator(`[id="${first?.slug}"]`)).toBeVisible();
  });
}
