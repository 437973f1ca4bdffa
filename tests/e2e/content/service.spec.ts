import type { Page } from '@playwright/test';
import { paths, picturePath } from '#app/paths.ts';
import type { ServicePage } from '#app/content/to-pages/page-data.ts';
import { emergencyMark, pairPages, readable, servicePages, site } from '#tests/company.ts';
import { expect, expectInOrder, hrefs, mainHeading, region, regions, test } from '../test.ts';

const { labels, phone } = site;

/** What the first page looks like: its parts in the order of docs/specification.md#28-service-pages. */
async function expectService(page: Page, { content, picture }: ServicePage) {
  const { service, hurried, subtitle, heading, description, detailed, safety, features, words, inArea } =
    content;
  const opening = region(page, service.name);
  await expect(opening).toContainText(subtitle);
  const emergency = opening.getByText(emergencyMark);
  await expect(emergency).toHaveCount(service.emergency ? 1 : 0);

  const article = page.getByRole('article');
  const image = opening.getByRole('img');
  await expect(image).toHaveAttribute('src', picturePath(picture.name));
  await expect(image).toHaveAttribute('alt', picture.alt);
  await expect(mainHeading(page)).toHaveText(heading);
  const paragraph = article.getByText(
    inArea === undefined ? description : `${description} ${inArea.servesArea}`,
    { exact: true },
  );
  const texts = 'parts' in detailed ? detailed.parts.map(({ text }) => text) : [detailed.text];
  for (const text of readable(texts)) await expect(article).toContainText(text);
  const callout = article.getByRole('complementary');
  await expect(callout).toHaveCount(safety === undefined ? 0 : 1);
  if (safety !== undefined) {
    await expect(callout).toContainText(safety.text);
    expect(await hrefs(callout.getByRole('link'))).toEqual(safety.links.map(({ path }) => path));
    await (hurried
      ? expectInOrder(mainHeading(page), callout, paragraph)
      : expectInOrder(mainHeading(page), paragraph, callout));
  }
  const items = article
    .getByRole('list')
    .filter({ hasText: readable(features)[0] ?? '' })
    .last()
    .getByRole('listitem');
  await expect(items).toHaveText(readable(features));
  for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible();
  const book = article.getByRole('link', { name: words.book, exact: true });
  await expect(book).toHaveAttribute('href', paths.contact);
  const dial = article.getByRole('link', { name: labels.call, exact: true });
  await expect(dial).toHaveAttribute('href', phone.href);
  // Who hurries calls first.
  const ways = hurried ? [dial, book] : [book, dial];
  await expectInOrder(image, mainHeading(page), paragraph, items, ...ways);
}

/** What stands below: the text of the place, and links to the service's pages and the area's. */
async function expectRest(page: Page, { content }: ServicePage) {
  const { service, door, doorChooser, areas, map, inArea, call } = content;
  const others = (inArea?.otherServices.links.length ?? 0) === 0 ? undefined : inArea?.otherServices;
  // Beside a map, the other services stand below its list.
  const nearby =
    areas !== undefined && map !== undefined && others !== undefined
      ? [{ heading: areas.heading, links: [...areas.links, ...others.links] }]
      : [areas, others];
  const groups = nearby.filter((group) => group !== undefined && group.links.length > 0);
  const headings = [
    doorChooser?.words.heading,
    door?.show === 'service' ? door.heading : undefined,
    inArea?.local.lookForHeading,
    inArea?.answers?.heading,
    ...groups.map((group) => group?.heading),
    call?.heading,
  ];
  await expect(regions(page).getByRole('heading', { level: 2 })).toHaveText(
    headings.filter((heading) => heading !== undefined),
  );
  for (const group of groups) {
    const links = region(page, group?.heading ?? service.name).getByRole('link');
    expect(await hrefs(links)).toEqual(group?.links.map(({ path }) => path));
  }
  if (inArea !== undefined) {
    const { local: texts, sourcedFacts, answers } = inArea;
    const opening = page.getByRole('article');
    await expect(opening.getByRole('heading', { name: texts.heading })).toBeVisible();
    for (const text of readable(texts.paragraphs)) await expect(opening).toContainText(text);
    const local = region(page, texts.lookForHeading);
    await expect(local.getByRole('list').first().getByRole('listitem')).toHaveText(readable(texts.lookFor));
    for (const { text } of sourcedFacts) await expect(local).toContainText(text);
    if (answers !== undefined) {
      const lines = region(page, answers.heading).getByRole('listitem').getByRole('link');
      expect(await hrefs(lines)).toEqual(answers.lines.map(({ path }) => path));
    }
    await expect(local.getByRole('term')).toHaveText(texts.questions.map(({ question }) => question));
  }
}

for (const own of servicePages) {
  const { service } = own.content;
  const inAreas = pairPages.filter(({ content }) => content.service.slug === service.slug);
  test(`${service.name}, alone and in areas`, async ({ page }) => {
    test.slow();
    // Every page is opened by pages.spec.ts; the first and the last of the areas are read here.
    for (const shown of new Set([own, ...inAreas.slice(0, 1), ...inAreas.slice(-1)])) {
      await page.goto(shown.path);
      await expectService(page, shown);
      await expectRest(page, shown);
    }
  });
}
