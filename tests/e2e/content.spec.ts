import type { Page } from '@playwright/test';
import { phoneDisplay, phoneHref, site } from '#app/site.ts';
import { areas, brands, pairs, services } from '../acceptance/specification.ts';
import { expect, expectInOrder, footer, header, hrefs, regions, test } from './test.ts';

/**
 * What stands on each page, in its order (docs/specification.md#2-pages-and-addresses).
 * Run on a phone, and on a desktop without scripts.
 */

const heading = (page: Page, name: string | RegExp, level?: number) =>
  page.getByRole('main').getByRole('heading', { name, exact: true, ...(level ? { level } : {}) });

const call = (page: Page) => page.getByRole('main').locator(`a[href="${phoneHref}"]`);

/** A page's opening: the heading, the number to tap, both before everything else. */
async function expectHero(page: Page, before: ReturnType<Page['locator']>) {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toBeVisible();
  await expectInOrder(h1, call(page), before);
  await expect(call(page).first()).toContainText(phoneDisplay);
}

test('home', async ({ page }) => {
  await page.goto('/');
  const parts = regions(page);
  await expectHero(page, parts);
  const quote = page.getByRole('main').getByRole('link', { name: 'Get Free Quote' });
  await expect(quote).toHaveAttribute('href', phoneHref);
  await expectInOrder(page.getByRole('heading', { level: 1 }), quote, parts);

  await expect(parts).toHaveCount(6);
  const [about, cards, emergency, why, freeQuote, brandGrid] = await parts.all();
  await expect(about!).toContainText(/family/i);
  await expect(about!.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/about');

  await expect(cards!.getByRole('heading', { name: 'Our Services', exact: true })).toBeVisible();
  await expect(cards!.getByRole('heading', { level: 3 })).toHaveText(
    services.slice(0, 3).map(({ name }) => name),
  );
  const learnMore = cards!.getByRole('link', { name: 'Learn More' });
  expect(await hrefs(learnMore)).toEqual(services.slice(0, 3).map(({ slug }) => `/services/${slug}`));
  await expect(learnMore).toHaveText([/^Learn More: \w/, /^Learn More: \w/, /^Learn More: \w/]);
  await expect(cards!.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');

  await expect(emergency!).toContainText('24/7');
  await expect(emergency!.getByRole('link', { name: phoneDisplay })).toHaveAttribute('href', phoneHref);

  await expect(why!.getByRole('heading', { name: 'Why Choose Us', exact: true })).toBeVisible();
  await expect(why!.getByRole('heading', { level: 3 })).toHaveText([
    '24/7 Emergency Service',
    'Trusted & Local',
    'Expert Technicians',
    'Honest Pricing',
  ]);

  await expect(freeQuote!).toContainText(/quotes? (is|are) free|free quote/i);
  await expect(freeQuote!.locator(`a[href="${phoneHref}"]`).first()).toBeVisible();

  await expect(brandGrid!.getByRole('heading', { name: 'Brands We Work With', exact: true })).toBeVisible();
  const logos = brandGrid!.getByRole('link');
  expect(await hrefs(logos)).toEqual(brands.map(({ url }) => url));
  for (const [index, { name }] of brands.entries()) {
    const link = logos.nth(index);
    await expect(link).toHaveAccessibleName(new RegExp(`^${name} .*new tab`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('about', async ({ page }) => {
  await page.goto('/about');
  const parts = regions(page);
  await expectHero(page, parts);
  const story = parts.first();
  const chips = page.getByRole('region', { name: 'Areas We Serve', exact: true });
  const reasons = parts.filter({ hasText: 'Expert Craftsmanship' });
  const emergency = parts.filter({ hasText: '24/7' }).filter({ hasNotText: 'Expert Craftsmanship' }).last();
  await expectInOrder(story, chips, reasons, emergency);
  await expect(story).toContainText(/family-owned/i);
  await expect(story).toContainText('2010');

  await expect(chips.getByRole('heading', { name: 'Areas We Serve', exact: true })).toBeVisible();
  await expect(chips.getByRole('link')).toHaveText([
    'Oceanside',
    'Carlsbad',
    'Vista',
    'Camp Pendleton',
    'Tri-City',
    'Lake San Marcos',
    'Shadowridge',
    'Fire Mountain',
    'Rancho Del Oro',
    'Bressi Ranch',
  ]);
  expect(await hrefs(chips.getByRole('link'))).toEqual(
    [
      'oceanside',
      'carlsbad',
      'vista',
      'pendleton',
      'tri-city',
      'lake-san-marcos',
      'shadowridge',
      'fire-mountain',
      'rancho-del-oro',
      'bressi-ranch',
    ].map((slug) => `/service-areas/${slug}`),
  );

  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    'Expert Craftsmanship',
    'Local & Trusted',
    'Complete Protection',
  ]);
  await expect(emergency).toContainText('24/7');
  await expect(emergency.getByRole('link', { name: phoneDisplay })).toHaveAttribute('href', phoneHref);
});

test('services', async ({ page }) => {
  await page.goto('/services');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expectHero(page, cards);
  await expect(cards).toHaveCount(6);
  for (const [index, { name, slug }] of services.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/services/${slug}`);
    await expect(card.getByRole('img')).toHaveAttribute('src', `/images/${slug}.webp`);
    const emergency = /24\/7 emergency/i;
    const isEmergency = slug.includes('springs') || slug.includes('cable');
    if (isEmergency) await expect(card).toContainText(emergency);
    else await expect(card).not.toContainText(emergency);
  }
});

async function expectServicePage(
  page: Page,
  service: (typeof services)[number],
  area?: (typeof areas)[number],
) {
  const title = area ? `${service.name} in ${area.name}` : service.name;
  const picture = page.getByRole('main').getByRole('img').first();
  const h1 = heading(page, title, 1);
  const main = page.getByRole('main');
  await expect(h1).toBeVisible();
  await expect(picture).toHaveAttribute(
    'src',
    `/images/${service.slug}${area ? `-in-${area.slug}` : ''}.webp`,
  );
  await expect(picture).toHaveAttribute('alt', /\w{3}/);

  const article = page.getByRole('article');
  const features = article.getByRole('listitem');
  await expect(features).toHaveCount(3);
  for (const feature of await features.all()) {
    await expect(feature.locator('svg')).toBeVisible();
    await expect(feature).toHaveText(/\w{3}/);
  }
  const paragraphs = article.getByRole('paragraph');
  await expect(paragraphs).toHaveCount(2);
  if (area) await expect(paragraphs.first()).toContainText(`We proudly serve the ${area.name} area.`);
  else await expect(main).not.toContainText('We proudly serve');

  const book = article.getByRole('link', { name: 'Book Service Now', exact: true });
  await expect(book).toHaveAttribute('href', '/contact');
  const dial = article.getByRole('link', { name: phoneDisplay });
  await expect(dial).toHaveAttribute('href', phoneHref);
  // The hero's own words come first, before the picture.
  const hero = main.getByText(/./).first();
  await expectInOrder(hero, picture, h1, paragraphs.first(), paragraphs.nth(1), features, book, dial);

  const emergency = main.getByText(/24\/7 emergency service/i).first();
  if (/springs|cable/.test(service.slug)) await expectInOrder(emergency, picture);
}

for (const service of services) {
  test(`service: ${service.name}, alone and in every area`, async ({ page }) => {
    test.slow();
    await page.goto(`/services/${service.slug}`);
    await expectServicePage(page, service);
    // Every pair is opened by pages.spec.ts; two areas of each service, all areas among the six, are read here.
    const index = services.indexOf(service);
    for (const area of [areas[index]!, areas[index + 6]!, ...areas.slice(12)]) {
      await page.goto(`/services/${service.slug}-in-${area.slug}`);
      await expectServicePage(page, service, area);
    }
  });
}

test('coverage', async ({ page }, { project }) => {
  await page.goto('/service-areas');
  const parts = regions(page);
  await expectHero(page, parts);
  await expect(parts).toHaveCount(5);
  const [first, second, expertise, benefits, block] = await parts.all();
  const lists = [
    { region: first!, expected: areas.slice(0, 12), columns: 3 },
    { region: second!, expected: areas.slice(12), columns: 2 },
  ];
  for (const { region, expected, columns } of lists) {
    const cards = region.getByRole('list').first().locator('> li');
    await expect(cards).toHaveCount(expected.length);
    for (const [index, { name, slug }] of expected.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.getByText('California', { exact: true })).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText([
        'Same-day service available',
        'Full coverage area',
      ]);
      const link = card.getByRole('link', { name: `View ${name} Services`, exact: true });
      await expect(link).toHaveAttribute('href', `/service-areas/${slug}`);
      await expectInOrder(
        card.getByRole('heading'),
        card.getByText('California', { exact: true }),
        card.getByRole('paragraph').nth(1),
        card.getByRole('listitem'),
        link,
      );
    }
    const left = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(left).size, 'columns').toBe(project.name.startsWith('phone') ? 1 : columns);
  }
  await expect(expertise!.getByRole('heading', { name: 'Local Expertise', exact: true })).toBeVisible();
  await expect(benefits!.getByRole('heading', { name: 'Service Area Benefits', exact: true })).toBeVisible();
  await expect(benefits!.getByRole('listitem')).toHaveCount(8);
  await expect(block!).toContainText("Don't see your town listed?");
  await expect(block!).toContainText('We may still be able to help!');
  await expect(block!.getByRole('link', { name: phoneDisplay })).toHaveAttribute('href', phoneHref);
});

test('the fourteen areas, with their response times and ZIP codes', async ({ page }) => {
  test.slow();
  const cardTexts = new Set<string>();
  const ownPoints = new Set<string>();
  let common: string[] = [];
  for (const { name, slug, minutes, zipCodes } of areas) {
    await page.goto(`/service-areas/${slug}`);
    const parts = regions(page);
    const h1 = heading(page, name, 1);
    await expect(h1).toBeVisible();
    const description = page.getByRole('main').getByRole('paragraph').nth(1);
    cardTexts.add(await description.innerText());

    const cards = parts.nth(0).getByRole('list').first().locator('> li');
    await expect(cards).toHaveCount(6);
    expect(await hrefs(cards.getByRole('link'))).toEqual(
      services.map((service) => `/services/${service.slug}-in-${slug}`),
    );
    for (const [index, service] of services.entries()) {
      await expect(cards.nth(index).getByRole('link')).toHaveAccessibleName(
        new RegExp(`${service.name} in ${name}$`),
      );
      await expect(cards.nth(index).getByRole('listitem')).toHaveCount(4);
    }

    const why = page.getByRole('region', { name: 'Why Choose Us', exact: true });
    const points = await why.getByRole('listitem').allInnerTexts();
    expect(points, `${name}: four points of its own and five common ones`).toHaveLength(9);
    for (const point of points.slice(0, 4)) ownPoints.add(point);
    common = common.length > 0 ? common : points.slice(4);
    expect(points.slice(4), `${name}: the common points`).toEqual(common);

    const block = parts.filter({ has: page.getByRole('link', { name: 'Get Free Quote' }) });
    const dial = block.getByRole('link', { name: phoneDisplay });
    await expect(dial).toHaveAttribute('href', phoneHref);
    const quote = block.getByRole('link', { name: 'Get Free Quote' });
    await expect(quote).toHaveAttribute('href', '/contact');

    const facts = page.getByRole('main').getByRole('definition');
    const response = facts.filter({ hasText: 'minutes' }).first();
    await expect(response).toContainText(`${minutes} minutes`);
    await expect(response).toContainText(/call to confirm/i);
    await expect(page.getByRole('main').locator('dd', { hasText: /^\d{5}/ })).toHaveText(zipCodes);
    await expectInOrder(
      h1,
      description,
      cards,
      why,
      dial,
      quote,
      page.getByText('Response time', { exact: true }),
    );
    await expectInOrder(
      page.getByText('Response time', { exact: true }),
      page.getByText('ZIP codes', { exact: true }),
    );
  }
  expect(cardTexts.size, 'every area has a description of its own').toBe(areas.length);
  expect(ownPoints.size, 'every area has four points of its own').toBe(4 * areas.length);
});

test('contact', async ({ page }) => {
  await page.goto('/contact');
  const callCard = heading(page, 'Call Us Now');
  await expectHero(page, callCard);
  const ventura = page.getByText('Ventura County').first();
  const emergency = heading(page, '24/7 Emergency Service');
  const serviceAreas = heading(page, /Service Areas$/);
  const questions = heading(page, 'Have Any Questions?');
  await expectInOrder(ventura, callCard, emergency, serviceAreas, questions);
  const card = (name: string) =>
    page.locator('div', { has: page.getByRole('heading', { name, exact: true }) }).last();
  await expect(card('Call Us Now').getByRole('link')).toHaveAttribute('href', phoneHref);
  await expect(card('24/7 Emergency Service').getByRole('listitem')).toHaveText([
    /^broken springs and cables$/i,
    /^door off track$/i,
    /^opener malfunctions$/i,
    /^safety concerns$/i,
  ]);
  const pin = page.getByRole('main').getByRole('link', { name: /Oceanside on a map.*new tab/ });
  await expect(pin).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/.*Oceanside/);
  await expect(pin).toHaveAttribute('target', '_blank');
  await expect(pin).toHaveAttribute('rel', /noopener/);
  const link = serviceAreas.getByRole('link', { name: 'Service Areas', exact: true });
  await expect(link).toHaveAttribute('href', '/service-areas');
  const section = page.getByRole('region', { name: 'Have Any Questions?', exact: true });
  await expect(section).toContainText(phoneDisplay);
  await expect(section.getByRole('term').first()).toContainText('?');
  await expect(page.locator('form, input, textarea')).toHaveCount(0);
});

test('the claims of the specification stand where a visitor sees them', async ({ page }) => {
  const texts = async (...paths: string[]) => {
    const found = [];
    for (const path of paths) {
      await page.goto(path);
      found.push(await page.getByRole('main').innerText());
    }
    return found.join('\n').replaceAll('’', "'");
  };
  const everywhere = await texts('/', '/about');
  const claims = [
    /family-owned/i,
    /since 2010/i,
    /24\/7 emergency service/i,
    /free quotes|quotes are free/i,
    /honest pricing/i,
    /same-day repair/i,
    /lifetime warranty on springs|springs (carry|have) a lifetime warranty/i,
    /warranties on parts and labor/i,
    /licensed and insured technicians/i,
    /no travel charges (within|in|inside) the service zone/i,
    /consistent pricing/i,
    /12\+ communities/,
  ];
  for (const claim of claims) expect.soft(everywhere).toMatch(claim);
  expect.soft(await texts('/service-areas/camp-pendleton')).toMatch(/military family discounts/i);
  expect.soft(await texts('/service-areas/vista')).toMatch(/15\+ years/);
});

test('footer', async ({ page }) => {
  await page.goto('/contact');
  const foot = footer(page);
  await expect(foot).toContainText(site.brand);
  await expect(foot).toContainText(/family-owned/i);
  await expect(foot).toContainText('Oceanside, California');
  await expect(foot.getByRole('link', { name: phoneDisplay })).toHaveAttribute('href', phoneHref);

  const list = (name: string) =>
    foot.locator('div', { has: page.getByRole('heading', { name, exact: true }) }).last();
  const quick = list('Quick Links').getByRole('link');
  await expect(quick).toHaveText(['Home', 'About Us', 'Services', 'Service Areas', 'Contact Us']);
  expect(await hrefs(quick)).toEqual(['/', '/about', '/services', '/service-areas', '/contact']);

  const serviceLinks = list('Services').getByRole('link');
  await expect(serviceLinks).toHaveText(services.map(({ name }) => name));
  expect(await hrefs(serviceLinks)).toEqual(services.map(({ slug }) => `/services/${slug}`));

  const rows = list('Service Areas').getByRole('listitem');
  await expect(rows).toHaveCount(14);
  for (const [index, { name, slug }] of areas.entries()) {
    const row = rows.nth(index);
    const link = row.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/service-areas/${slug}`);
    const pin = row.getByRole('link', { name: new RegExp(`^${name} on a map.*new tab`) });
    if (slug === 'shadowridge') {
      await expect(row.getByRole('link')).toHaveCount(1);
      continue;
    }
    await expect(pin).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
    await expect(pin).toHaveAttribute('target', '_blank');
    await expect(pin).toHaveAttribute('rel', /noopener/);
  }
  await expect(foot.locator('a[href*="google.com/maps"]')).toHaveCount(13);
  await expect(foot).toContainText(`© ${new Date().getFullYear()} ${site.brand}`);
  await expect(foot).toContainText(/pictures.*illustrations/i);
});

test('header', async ({ page }, { project }) => {
  await page.goto('/contact');
  const head = header(page);
  await expect(head.getByRole('link', { name: new RegExp(site.brand) })).toHaveAttribute('href', '/');
  if (project.name.startsWith('phone')) await head.getByRole('button', { name: 'Menu' }).tap();
  const nav = head.getByRole('navigation', { name: 'Main' });
  const links = ['Home', 'Services', 'Service Areas', 'About', 'Contact'].map((name) =>
    nav.getByRole('link', { name, exact: true }).first(),
  );
  for (const link of links) await expect(link).toBeVisible();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/services',
    '/service-areas',
    '/about',
    '/contact',
  ]);
  await expectInOrder(...links);
  await expect(nav.locator('details')).toHaveCount(2);
  for (const folded of await nav.locator('details a').all()) await expect(folded).toBeHidden();
  expect(await hrefs(nav.locator('details').nth(0).locator('a'))).toEqual(
    services.map(({ slug }) => `/services/${slug}`),
  );
  expect(await nav.locator('details').nth(0).locator('a').allTextContents()).toEqual(
    services.map(({ name }) => name),
  );
  expect(await hrefs(nav.locator('details').nth(1).locator('a'))).toEqual(
    areas.map(({ slug }) => `/service-areas/${slug}`),
  );
  expect(await nav.locator('details').nth(1).locator('a').allTextContents()).toEqual(
    areas.map(({ name }) => name),
  );

  await expect(head.getByRole('link', { name: `Call ${phoneDisplay}`, exact: true })).toHaveAttribute(
    'href',
    phoneHref,
  );
  const quote = head.getByRole('link', { name: 'Get Free Quote' });
  await expect(quote).toBeVisible();
  await expect(quote).toHaveAttribute('href', phoneHref);
});

test('phone button: on every kind of page, fixed, and it dials', async ({ page }) => {
  for (const path of ['/', '/services', pairs[0]!.path, '/service-areas/vista']) {
    await page.goto(path);
    const button = page.getByRole('complementary').getByRole('link', { name: '24/7 Emergency Service' });
    await expect(button).toHaveAttribute('href', phoneHref);
    const before = await button.boundingBox();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.y).toBe(before?.y);
  }
});
