import type { Page } from '@playwright/test';
import { paths, picturePath } from '#app/paths.ts';
import type { ServicePage } from '#app/content/to-pages/page-data.ts';
import { emergencyMark, pairPages, servicePages, site } from '#tests/company.ts';
import { expect, expectInOrder, hrefs, mainHeading, region, regions, test } from '../test.ts';

const { labels, phone } = site;

/** What the first page looks like: its parts in the order of docs/specification.md#28-service-pages. */
async function expectService(page: Page, { content, picture }: ServicePage) {
  const { service, subtitle, heading, description, detailedDescription, features, words, inArea } = content;
  const opening = region(page, service.name);
  await expect(opening).toContainText(subtitle);
  const emergency = opening.getByText(emergencyMark);
  await expect(emergency).toHaveCount(service.emergency ? 1 : 0);

  const article = page.getByRole('article');
  const image = article.getByRole('img');
  await expect(image).toHaveAttribute('src', picturePath(picture.name));
  await expect(image).toHaveAttribute('alt', picture.alt);
  await expect(mainHeading(page)).toHaveText(heading);
  const paragraphs = article.getByRole('paragraph');
  await expect(paragraphs).toHaveText([
    inArea === undefined ? description : `${description} ${inArea.servesArea}`,
    detailedDescription,
  ]);
  const items = article.getByRole('listitem');
  await expect(items).toHaveText(features);
  for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible();
  const book = article.getByRole('link', { name: words.book, exact: true });
  await expect(book).toHaveAttribute('href', paths.contact);
  const dial = article.getByRole('link', { name: labels.call, exact: true });
  await expect(dial).toHaveAttribute('href', phone.href);
  await expectInOrder(opening, image, mainHeading(page), paragraphs, paragraphs.nth(1), items, book, dial);
}

/** What stands below: the text of the place, and links to the service's pages and the area's. */
async function expectRest(page: Page, { content }: ServicePage) {
  const { service, areas, inArea } = content;
  const groups = [areas, inArea?.otherServices].filter(
    (group) => group !== undefined && group.links.length > 0,
  );
  const headings = [inArea?.local.heading, ...groups.map((group) => group?.heading)];
  await expect(regions(page).getByRole('heading', { level: 2 })).toHaveText(
    headings.filter((heading) => heading !== undefined),
  );
  for (const group of groups) {
    const links = region(page, group?.heading ?? service.name).getByRole('link');
    expect(await hrefs(links)).toEqual(group?.links.map(({ path }) => path));
  }
  if (inArea !== undefined) {
    const local = region(page, inArea.local.heading);
    await expect(local.getByRole('listitem')).toHaveText(inArea.local.lookFor);
    await expect(local.getByRole('term')).toHaveText(inArea.local.questions.map(({ question }) => question));
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
