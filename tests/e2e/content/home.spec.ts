import { paths } from '#app/paths.ts';
import { pageOf, readable, site } from '#tests/company.ts';
import { dialLinks, expect, expectInOrder, hrefs, mainHeading, region, regions, test } from '../test.ts';
import { expectHero, expectParts } from './parts.ts';

const {
  hero,
  door,
  doorTeaser,
  about,
  services,
  cards,
  emergencyBanner,
  whyChoose,
  freeQuote,
  trustPanel,
  placeLookup,
  brands,
} = pageOf('home').content;
const { labels, phone } = site;

test.beforeEach(({ page }) => page.goto(paths.home));

test('opens with its heading, the number and the quote, which dials too', async ({ page }) => {
  await expectHero(page, hero.heading);
  const quote = page.getByRole('main').getByRole('link', { name: labels.quoteByPhone, exact: true });
  await expect(quote).toHaveText(labels.quote);
  await expect(quote).toHaveAttribute('href', phone.href);
  await expectInOrder(mainHeading(page), quote, regions(page));
});

test('has its parts in their order', async ({ page }) => {
  await expectParts(page, [
    door?.show === 'finder' ? door.heading : undefined,
    about.heading,
    doorTeaser?.heading,
    services.heading,
    placeLookup?.heading,
    emergencyBanner?.heading,
    whyChoose.heading,
    trustPanel?.heading,
    freeQuote.heading,
    brands?.heading,
  ]);
});

test('the summary leads to the page about the company', async ({ page }) => {
  const link = region(page, about.heading).getByRole('link', { name: about.more });
  await expect(link).toHaveAttribute('href', paths.about);
});

test('some services stand on cards, and a link leads to all', async ({ page }) => {
  const part = region(page, services.heading);
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(cards.map(({ name }) => name));
  const links = part.getByRole('listitem').getByRole('link', { name: services.more });
  await expect(links).toHaveText(cards.map(({ name }) => `${services.more}: ${name}`));
  expect(await hrefs(links)).toEqual(cards.map(({ path }) => path));
  const all = part.getByRole('link', { name: services.all, exact: true });
  await expect(all).toHaveAttribute('href', paths.services);
});

test('emergencies have the number on their cards', async ({ page }) => {
  const listed = region(page, services.heading).getByRole('listitem');
  for (const [index, { emergency }] of cards.entries())
    await expect(dialLinks(listed.nth(index))).toHaveCount(emergency ? 1 : 0);
});

test('the reasons each have a title and a text', async ({ page }) => {
  const points = region(page, whyChoose.heading).getByRole('listitem');
  await expect(points.getByRole('heading', { level: 3 })).toHaveText(
    whyChoose.points.map(({ title }) => title),
  );
  await expect(points.getByRole('paragraph')).toHaveText(readable(whyChoose.points.map(({ text }) => text)));
});

for (const banner of [emergencyBanner, freeQuote].filter((banner) => banner !== undefined)) {
  test(`the banner "${banner.heading}" dials`, async ({ page }) => {
    const part = region(page, banner.heading);
    await expect(part).toContainText(banner.text);
    await expect(dialLinks(part)).toHaveText(labels.call);
  });
}

if (trustPanel !== undefined) {
  test('what callers ask first is answered, or says whom to ask', async ({ page }) => {
    const panel = region(page, trustPanel.heading);
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
      trustPanel.answers.map(({ question }) => question),
    );
    await panel.getByRole('heading', { level: 3 }).first().click();
    await expect(panel.getByText(trustPanel.answers[0]?.parts[0]?.answer ?? '')).toBeVisible();
    for (const { parts, unanswered } of trustPanel.answers) {
      for (const { answer } of parts) await expect(panel).toContainText(answer);
      await expect(panel).toContainText(unanswered ?? '');
    }
  });
}

if (brands !== undefined) {
  test('each brand is a logo that opens the brand’s own site in a new tab', async ({ page }) => {
    const logos = region(page, brands.heading).getByRole('link');
    expect(await hrefs(logos)).toEqual(brands.list.map(({ url }) => url));
    for (const [index, { name }] of brands.list.entries()) {
      const logo = logos.nth(index);
      await expect(logo.getByRole('img', { name, exact: true })).toBeVisible();
      await expect(logo).toHaveAccessibleName(`${name} ${labels.newTab}`);
      await expect(logo).toHaveAttribute('target', '_blank');
      await expect(logo).toHaveAttribute('rel', /noopener/);
    }
  });
}
