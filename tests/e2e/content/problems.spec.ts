import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { Symptom } from '#app/content/to-pages/page-data.ts';
import { company, pagesOf, servicePages, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  expectInOrder,
  hrefs,
  mainHeading,
  menuButton,
  menuSection,
  region,
  test,
} from '../test.ts';
import { expectHero, expectParts } from './parts.ts';

/** "What did the door do?": every outcome has an address, and nothing waits for scripts. */

const [problems] = pagesOf('problems');
const { door: finder } = pagesOf('home')[0]?.content ?? {};

/** The texts of an answer, in its order: where there is danger, what not to touch comes first. */
function answerOf({ danger, verdict, dontTouch, checks = [], usually }: Symptom): string[] {
  return [...(danger ? [dontTouch, verdict] : [verdict, dontTouch]), ...checks, usually];
}

if (problems?.content.door.show === 'all' && finder?.show === 'finder') {
  const { symptoms, words, headings } = problems.content.door;
  const answerAt = (page: Page, slug: string) => page.locator(`[id="${slug}"]`);

  test('the page of its own opens with its heading and the number, and has its parts', async ({ page }) => {
    await page.goto(paths.problems);
    await expectHero(page, problems.content.hero.heading);
    await expectParts(page, [headings.symptoms.heading, headings.drawings.heading]);
    await expect(page.getByRole('main').locator('details')).toHaveCount(0);
  });

  test('every outcome has an address, where all of its answer stands open', async ({ page }) => {
    test.slow();
    for (const symptom of symptoms) {
      // As whoever is sent the address opens it: a change of the hash alone could fall into the start of the app.
      await page.goto('about:blank');
      await page.goto(paths.problem(symptom.slug));
      const answer = answerAt(page, symptom.slug);
      await expect(answer.getByRole('heading', { level: 3 })).toHaveText(symptom.words);
      await expect(answer.getByRole('heading', { level: 3 })).toBeInViewport();
      await expect(answer.getByRole('definition')).toHaveText(answerOf(symptom));
      for (const text of await answer.getByRole('definition').all()) await expect(text).toBeVisible();
      const links = [symptom.service.path, ...(symptom.safety === undefined ? [] : [symptom.safety.path])];
      expect(await hrefs(answer.getByRole('link'))).toEqual([...links, site.phone.href]);
      await expect(answer.locator('svg').last()).toBeVisible();
    }
  });

  test('the list at the top leads to each of them', async ({ page }) => {
    await page.goto(paths.problems);
    const links = region(page, headings.symptoms.heading).getByRole('list').first().getByRole('link');
    expect(await hrefs(links)).toEqual(symptoms.map(({ slug }) => paths.problem(slug)));
    await links.last().click();
    await expect(page).toHaveURL(paths.problem(symptoms.at(-1)?.slug ?? ''));
    await expect(answerAt(page, symptoms.at(-1)?.slug ?? '')).toBeInViewport();
  });

  test('both drawings name their parts in text', async ({ page }) => {
    await page.goto(paths.problems);
    const drawings = region(page, headings.drawings.heading);
    await expect(drawings.getByRole('img', { name: words.torsion.alt })).toBeVisible();
    await expect(drawings.getByRole('img', { name: words.extension.alt })).toBeVisible();
    const named = await drawings.getByRole('listitem').allTextContents();
    expect([...new Set(named)].sort()).toEqual(Object.values(words.parts).sort());
  });

  test('on the home page each is folded up, one open at a time, with the same answer and a drawing', async ({
    page,
  }) => {
    test.slow();
    await page.goto(paths.home);
    const part = region(page, finder.heading);
    await expect(part.locator('details')).toHaveCount(finder.symptoms.length);
    for (const [place, symptom] of finder.symptoms.entries()) {
      const fold = part.locator('details').nth(place);
      await expect(fold.locator('summary')).toContainText(symptom.words);
      await fold.locator('summary').click();
      await expect(part.locator('details[open]')).toHaveCount(1);
      await expect(fold.getByRole('definition')).toHaveText(answerOf(symptom));
      await expect(fold.getByRole('definition').first()).toBeVisible();
      await expect(fold.locator('.door-close-up')).toBeVisible();
      await expect(dialLinks(fold)).toHaveText(site.labels.call);
    }
    await expect(part.getByRole('link', { name: finder.more.name })).toHaveAttribute(
      'href',
      finder.more.path,
    );
    await expectInOrder(mainHeading(page), part, page.getByRole('region').nth(2));
  });

  for (const [path, shown] of [
    [paths.home, finder.symptoms],
    [paths.problems, symptoms],
  ] as const) {
    test(`every view from close by on ${path} has what it shows`, async ({ page }) => {
      await page.goto(path);
      const missing = await page
        .locator('use')
        .evaluateAll((uses) =>
          uses
            .map((use) => use.getAttribute('href') ?? '')
            .filter((target) => document.querySelector(target) === null),
        );
      expect(missing).toEqual([]);
      expect(await page.locator('use').count()).toBeGreaterThanOrEqual(2 * shown.length);
    });
  }

  test('the menu has a line for it, outside the services', async ({ page }, { project }) => {
    await page.goto(paths.contact);
    if (project.name.startsWith('phone')) await menuButton(page).tap();
    const { toggle, also } = menuSection(page, 'services');
    await toggle.click();
    await expect(also).toHaveText(problems.content.name);
    await also.click();
    await expect(page).toHaveURL(paths.problems);
    await expect(mainHeading(page)).toHaveText(problems.content.hero.heading);
  });

  test('the emergency banner leads to it', async ({ page }) => {
    const banner = pagesOf('home')[0]?.content.emergencyBanner;
    test.skip(banner?.problems === undefined, 'The company has no such banner.');
    await page.goto(paths.home);
    const link = region(page, banner?.heading ?? '').getByRole('link', {
      name: banner?.problems?.name ?? '',
    });
    await expect(link).toHaveAttribute('href', paths.problems);
  });

  for (const { path, content } of servicePages) {
    const { door } = content;
    if (door?.show !== 'service') continue;
    test(`${content.service.name}: its parts are marked, its symptoms lead to their answers`, async ({
      page,
    }) => {
      await page.goto(path);
      const part = region(page, door.heading);
      await expect(part.locator('.door-names .is-chosen')).toHaveCount(
        door.parts.filter((name) => name in words.parts && isInTorsion(name)).length,
      );
      const links = part.getByRole('link');
      expect(await hrefs(links)).toEqual([...door.symptoms.map(({ path }) => path), door.more.path]);
    });
  }

  for (const kind of ['service', 'area'] as const) {
    const shown = pagesOf(kind).find(({ content }) => content.door?.show === 'symptom');
    const door = shown?.content.door;
    if (shown === undefined || door?.show !== 'symptom') continue;

    test(`${shown.path} has one symptom, with the way to its answer`, async ({ page }) => {
      await page.goto(shown.path);
      await page.getByRole('link', { name: door.symptom.name }).click();
      await expect(page).toHaveURL(door.symptom.path);
      const symptom = symptoms.find(({ slug }) => paths.problem(slug) === door.symptom.path);
      await expect(answerAt(page, symptom?.slug ?? '')).toBeInViewport();
    });
  }
}

/** Parts that only doors with extension springs have are in the other drawing. */
function isInTorsion(part: string): boolean {
  return !['extension-spring', 'pulley', 'safety-cable'].includes(part);
}

test('a company with symptoms has their page', () => {
  expect(problems === undefined).toBe(company.problems === undefined || company.symptoms.length === 0);
});
