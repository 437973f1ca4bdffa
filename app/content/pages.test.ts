import { describe, expect, test } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { defaultMetadata } from '#app/content/default-metadata.ts';
import { failure } from '#app/content/failure.ts';
import { labels } from '#app/content/labels.ts';
import { notFound } from '#app/content/not-found.ts';
import { allPages, type Page } from '#app/content/pages.ts';
import { services } from '#app/content/services.ts';

const pages = allPages();

function pageAt<Kind extends Page['kind']>(kind: Kind, path = ''): Extract<Page, { kind: Kind }> {
  const page = pages.find((page) => page.kind === kind && page.path.endsWith(path));
  if (page === undefined)
    throw new Error(`There is no page of the kind "${kind}" at an address that ends with "${path}".`);
  return page as Extract<Page, { kind: Kind }>;
}

/** All that a page's content says, as one text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}

describe('the pages', () => {
  test('are 109, at addresses of their own', () => {
    expect(pages).toHaveLength(109);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(109);
  });

  test('stand in the order of the navigation, each of its kind', () => {
    const order = pages.map(({ kind, path }) => `${kind} ${path}`);
    expect(order).toEqual([
      'home /',
      'about /about',
      'contact /contact',
      'services /services',
      ...services.map(({ slug }) => `service /services/${slug}`),
      ...services.flatMap((service) =>
        areas.map((area) => `service /services/${service.slug}-in-${area.slug}`),
      ),
      'coverage /service-areas',
      ...areas.map(({ slug }) => `area /service-areas/${slug}`),
    ]);
  });

  test('have a title and a description each that no other page has', () => {
    const titles = [...pages, defaultMetadata, { title: failure.heading }].map(({ title }) => title);
    const descriptions = [...pages, defaultMetadata].map(({ description }) => description);
    for (const texts of [titles, descriptions]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('have a picture of their own each, with a text that describes it', () => {
    const names = pages.map(({ picture }) => picture.name);
    expect(new Set(names).size).toBe(pages.length);
    for (const { path, picture } of pages) expect(picture.alt.length, path).toBeGreaterThanOrEqual(20);
  });

  test('carry the day on which their content last changed', () => {
    for (const { path, updated } of pages) {
      expect(new Date(updated).toISOString().slice(0, 10), path).toBe(updated);
    }
  });

  test('of services have the picture of their address', () => {
    for (const { path, picture } of pages.filter(({ kind }) => kind === 'service')) {
      expect(path).toBe(`/services/${picture.name}`);
    }
  });

  test('are the same each time they are asked for: none changes the records that the next is built from', () => {
    expect(allPages()).toEqual(pages);
  });
});

describe('what the specification quotes stands word for word', () => {
  test('in header, footer and phone button', () => {
    const { navigation, footer } = labels;
    expect([
      navigation.home,
      navigation.services,
      navigation.coverage,
      navigation.about,
      navigation.contact,
    ]).toEqual(['Home', 'Services', 'Service Areas', 'About', 'Contact']);
    expect(labels.quote).toBe('Get Free Quote');
    expect(labels.phoneButton.text).toBe('24/7 Emergency Service');
    expect(footer.quickLinks).toEqual({ heading: 'Quick Links', about: 'About Us', contact: 'Contact Us' });
    expect(footer.copyright(2031)).toContain('© 2031');
  });

  test('on the home page', () => {
    const { about, services, whyChoose, brands, cards, brandList } = pageAt('home').content;
    expect(about.more).toBe('Read More');
    expect(services).toMatchObject({ heading: 'Our Services', more: 'Learn More', all: 'View All Services' });
    expect(cards.map(({ slug }) => slug)).toEqual([
      'garage-door-springs-repair',
      'garage-door-opener-repair',
      'new-garage-door-installation',
    ]);
    expect(whyChoose.heading).toBe('Why Choose Us');
    expect(whyChoose.points.map(({ title }) => title)).toEqual([
      '24/7 Emergency Service',
      'Trusted & Local',
      'Expert Technicians',
      'Honest Pricing',
    ]);
    expect(brands.heading).toBe('Brands We Work With');
    expect(brandList.map(({ name, url }) => [name, url])).toEqual([
      ['LiftMaster', 'https://www.liftmaster.com'],
      ['Chamberlain', 'https://www.chamberlain.com'],
      ['Genie', 'https://www.geniecompany.com'],
      ['Craftsman', 'https://www.craftsman.com'],
      ['Wayne Dalton', 'https://www.wayne-dalton.com'],
      ['Clopay', 'https://www.clopaydoor.com'],
    ]);
  });

  test('on the about page, with the ten chips; Camp Pendleton’s leads to the not-found page, as specified', () => {
    const { areas, reasons, chips } = pageAt('about').content;
    expect(areas.heading).toBe('Areas We Serve');
    expect(reasons.points.map(({ title }) => title)).toEqual([
      'Expert Craftsmanship',
      'Local & Trusted',
      'Complete Protection',
    ]);
    expect(chips.map(({ name, path }) => [name, path])).toEqual([
      ['Oceanside', '/service-areas/oceanside'],
      ['Carlsbad', '/service-areas/carlsbad'],
      ['Vista', '/service-areas/vista'],
      ['Camp Pendleton', '/service-areas/pendleton'],
      ['Tri-City', '/service-areas/tri-city'],
      ['Lake San Marcos', '/service-areas/lake-san-marcos'],
      ['Shadowridge', '/service-areas/shadowridge'],
      ['Fire Mountain', '/service-areas/fire-mountain'],
      ['Rancho Del Oro', '/service-areas/rancho-del-oro'],
      ['Bressi Ranch', '/service-areas/bressi-ranch'],
    ]);
  });

  test('on the services page: six cards', () => {
    expect(pageAt('services').content.cards.map(({ slug }) => slug)).toEqual(
      services.map(({ slug }) => slug),
    );
  });

  test('on service pages', () => {
    expect(labels.service.area('Vista')).toBe('We proudly serve the Vista area.');
    expect(labels.service.title('Garage Door Springs Repair', 'Vista')).toBe(
      'Garage Door Springs Repair in Vista',
    );
    expect(pageAt('service').content.frame.book).toBe('Book Service Now');
  });

  test('on the coverage page: 14 cards, the last two of them Aviara and El Camino Real Corridor', () => {
    const { cards, cardFeatures, expertise, benefits, call } = pageAt('coverage').content;
    expect(cards).toHaveLength(14);
    expect(cards.slice(12).map(({ name }) => name)).toEqual(['Aviara', 'El Camino Real Corridor']);
    expect(cardFeatures).toEqual(['Same-day service available', 'Full coverage area']);
    expect(labels.area.state).toBe('California');
    expect(labels.area.view('Tri-City')).toBe('View Tri-City Services');
    expect(expertise.heading).toBe('Local Expertise');
    expect(benefits.heading).toBe('Service Area Benefits');
    expect(new Set(benefits.points).size).toBe(8);
    expect(`${call.heading} ${call.text}`).toMatch(
      /^Don't see your town listed\? We may still be able to help!/,
    );
  });

  test('on area pages: six cards, the area’s four points and five common ones', () => {
    expect(labels.loadingArea).toBe('Loading service area...');
    for (const { slug } of areas) {
      const { cards, frame, whyChoose } = pageAt('area', `/${slug}`).content;
      expect(cards.map(({ icon }) => icon)).toEqual([
        'Zap',
        'Settings',
        'Home',
        'Wrench',
        'Square',
        'RefreshCw',
      ]);
      expect(frame.whyChooseHeading).toBe('Why Choose Us');
      expect(new Set([...whyChoose, ...frame.commonPoints]).size).toBe(9);
    }
  });

  test('on the contact page', () => {
    const { hero, call, emergency, areas, questions, map } = pageAt('contact').content;
    expect(textOf(hero)).toContain('Ventura County');
    expect(call.heading).toBe('Call Us Now');
    expect(emergency.heading).toBe('24/7 Emergency Service');
    expect(emergency.items.map((item) => item.toLowerCase())).toEqual([
      'broken springs and cables',
      'door off track',
      'opener malfunctions',
      'safety concerns',
    ]);
    expect(areas.heading).toBe('Service Areas');
    expect(questions.heading).toBe('Have Any Questions?');
    expect(map).toContain('Oceanside');
  });

  test('on the not-found page and the error screen', () => {
    expect(notFound).toMatchObject({
      heading: '404',
      message: 'Oops! Page not found',
      home: 'Return to Home',
    });
    expect(notFound.suggestion('Camp Pendleton')).toBe('Were you looking for Camp Pendleton?');
    expect(failure.heading).toBe('Unexpected Application Error!');
  });
});

describe('a page of a service', () => {
  test('in an area says what the area’s record says', () => {
    const { area, local, service } = pageAt('service', '/garage-door-cable-repair-in-tri-city').content;
    expect(area).toMatchObject({ name: 'Tri-City', responseTime: '20-35', zipCodes: '92056, 92057, 92083' });
    expect(service.emergency).toBe(true);
    expect(local?.paragraphs.length).toBeGreaterThanOrEqual(2);
  });

  test('in no area has no local text', () => {
    const { area, local } = pageAt('service', '/garage-door-cable-repair').content;
    expect([area, local]).toEqual([undefined, undefined]);
  });

  test('has six features, of which the page shows three', () => {
    for (const { slug } of services) expect(pageAt('service', slug).content.features).toHaveLength(6);
  });
});

describe('the specification’s claim', () => {
  const everyArea = areas.map(({ slug }) => `/service-areas/${slug}`);
  test.each<[claim: string, words: RegExp, on: string[]]>([
    ['family-owned', /family[- ](owned|business)/i, ['/', '/about', '/service-areas', ...everyArea]],
    ['serving since 2010', /serv\w+[^.]*since 2010/i, ['/', '/about', '/service-areas', ...everyArea]],
    [
      '24/7 emergency service',
      /24\/7 emergency service/i,
      ['/', '/about', '/contact', '/services', ...everyArea],
    ],
    [
      'free quotes',
      /free quote|quotes? (is|are) free|quotes cost nothing/i,
      ['/', '/about', '/contact', '/services', ...everyArea],
    ],
    ['honest pricing', /honest pricing/i, ['/', '/about', ...everyArea]],
    ['same-day repair', /same-day repair/i, ['/', '/about', '/contact', '/services', '/service-areas']],
    [
      'lifetime warranty on springs',
      /lifetime warranty on springs|springs[^.]* a lifetime warranty/i,
      ['/', '/about', '/services/garage-door-springs-repair', '/service-areas', ...everyArea],
    ],
    [
      'warranties on parts and labor',
      /warranties on parts and labor/i,
      ['/', '/about', '/services', '/service-areas', ...everyArea],
    ],
    ['licensed and insured technicians', /licensed and insured technicians/i, ['/', '/about']],
    [
      'military family discounts',
      /military famil(y|ies)[^.]*discount|discount[^.]*military famil(y|ies)/i,
      ['/service-areas/camp-pendleton'],
    ],
    [
      'no travel charges within the service zone',
      /no travel charges[^.]*zone|zone[^.]*no travel charges|inside it you pay no travel charges/i,
      ['/', '/about', '/contact', '/service-areas', ...everyArea],
    ],
    ['consistent pricing', /consistent pricing|pricing is consistent/i, ['/', '/about', '/service-areas']],
    ['12+ communities', /12\+ communities/, ['/', '/about', '/contact', '/services', '/service-areas']],
    ['Vista 15+ years', /15\+ years/, ['/service-areas/vista']],
  ])('"%s" stands where a visitor sees it', (claim, words, on) => {
    const silent = on.filter((path) => {
      const page = pages.find((page) => page.path === path);
      return page === undefined || !words.test(textOf(page.content));
    });
    expect(
      silent,
      `These pages no longer say "${claim}". Say it there again, in these words or closer to speech.`,
    ).toEqual([]);
  });

  test('about Vista’s 15+ years stands on Vista’s pages only', () => {
    const others = pages.filter(({ path }) => !path.endsWith('vista'));
    expect(
      others.filter(({ content }) => /15\+ years/.test(textOf(content))).map(({ path }) => path),
    ).toEqual([]);
  });

  test('about military families stands on Camp Pendleton’s pages only', () => {
    const others = pages.filter(({ path }) => !path.endsWith('pendleton'));
    expect(
      others.filter(({ content }) => /military[^.]*discount/i.test(textOf(content))).map(({ path }) => path),
    ).toEqual([]);
  });
});
