import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { checkContent, type Content, currentContent } from '#app/content/check.ts';

/** A copy of the content in which one field of one file's record has another value, or is missing. */
function withField(file: string, field: string, value: unknown): Content {
  const content = currentContent();
  const entry = content.files[file];
  if (entry === undefined)
    throw new Error(`app/content/${file} doesn't exist: name another file in this test.`);
  const record = structuredClone(entry.record);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce(fieldOf, record) as Record<string, unknown>;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return { ...content, files: { ...content.files, [file]: { ...entry, record } } };
}

function fieldOf(record: unknown, key: string): unknown {
  return (record as Record<string, unknown>)[key];
}

const fiveFeatures = Array.from({ length: 5 }, (_, index) => `The feature number ${index}`);

test('the content as it stands has no problem', () => {
  expect(checkContent()).toEqual([]);
});

describe('one broken record gives one message that names file and field and says what to do:', () => {
  test.each<[what: string, content: () => Content, message: string]>([
    [
      'a phone that is not a US number',
      () => ({ ...currentContent(), site: { ...currentContent().site, phone: '+442079460000' } }),
      'app/site.ts: phone "+442079460000" is not a US number. Write +1 and ten digits without spaces.',
    ],
    [
      'a phone whose area code starts with 1',
      () => ({ ...currentContent(), site: { ...currentContent().site, phone: '+11605550000' } }),
      'app/site.ts: phone "+11605550000" is not a US number. Write +1 and ten digits without spaces.',
    ],
    [
      'a phone with one digit too many',
      () => ({ ...currentContent(), site: { ...currentContent().site, phone: '+161955500000' } }),
      'app/site.ts: phone "+161955500000" is not a US number. Write +1 and ten digits without spaces.',
    ],
    [
      'an origin without https',
      () => ({ ...currentContent(), site: { ...currentContent().site, origin: 'http://door.test' } }),
      'app/site.ts: origin "http://door.test" is not an address. Write https:// and the domain, without a slash at the end.',
    ],
    [
      'an origin with a slash at the end',
      () => ({ ...currentContent(), site: { ...currentContent().site, origin: 'https://door.test/' } }),
      'app/site.ts: origin "https://door.test/" is not an address. Write https:// and the domain, without a slash at the end.',
    ],
    [
      'a slug that stands twice in the table of areas',
      () => withAreas((areas) => [...areas, { slug: 'vista', name: 'Vista Again' }]),
      'app/content/areas.ts: slug "vista" stands there twice. Give each entry its own.',
    ],
    [
      'a name that stands twice in the table of areas',
      () =>
        withAreas((areas) =>
          areas.map((area) => (area.slug === 'aviara' ? { ...area, name: 'Vista' } : area)),
        ),
      'app/content/areas.ts: name "Vista" stands there twice. Give each entry its own.',
    ],
    [
      'a slug that stands twice in the table of services',
      () => ({
        ...currentContent(),
        services: [
          ...currentContent().services,
          { slug: 'garage-door-maintenance', name: 'Garage-Door Maintenance' },
        ],
      }),
      'app/content/services.ts: slug "garage-door-maintenance" stands there twice. Give each entry its own.',
    ],
    [
      'a service whose picture would have another address than its page',
      () => ({
        ...currentContent(),
        services: currentContent().services.map((service) =>
          service.slug === 'garage-door-maintenance' ? { ...service, name: 'Door Tune-Ups' } : service,
        ),
      }),
      'app/content/services.ts: name "Door Tune-Ups" and slug "garage-door-maintenance" differ. The slug is the name in lower case with dashes.',
    ],
    [
      'a record whose slug is another file’s',
      () => withField('areas/vista.ts', 'slug', 'carlsbad'),
      "app/content/areas/vista.ts: slug differs from the file's name. Make them the same.",
    ],
    [
      'a missing field',
      () => withField('areas/vista.ts', 'title', undefined),
      'app/content/areas/vista.ts: title is missing or of the wrong kind: it must be string, as in the neighboring files.',
    ],
    [
      'a missing field within another',
      () => withField('services/garage-door-maintenance.ts', 'metadata.title', undefined),
      'app/content/services/garage-door-maintenance.ts: metadata.title is missing or of the wrong kind: it must be string, as in the neighboring files.',
    ],
    [
      'a field of the wrong kind',
      () => withField('services/garage-door-maintenance.ts', 'features.0', 42),
      'app/content/services/garage-door-maintenance.ts: features.0 is missing or of the wrong kind: it must be string, as in the neighboring files.',
    ],
    [
      'an unknown field',
      () => withField('areas/vista.ts', 'zipcode', '92081'),
      'app/content/areas/vista.ts: the record has the unknown field zipcode: check its spelling, or remove it.',
    ],
    [
      'too few features',
      () => withField('services/garage-door-maintenance.ts', 'features', fiveFeatures),
      'app/content/services/garage-door-maintenance.ts: features needs exactly 6 entries.',
    ],
    [
      'a title that search engines would cut',
      () => withField('areas/vista.ts', 'metadata.title', 'x'.repeat(61)),
      'app/content/areas/vista.ts: metadata.title is longer than 60 characters: shorten it.',
    ],
    [
      'a text that says nothing',
      () => withField('pages/home.ts', 'hero.lede', 'Call.'),
      'app/content/pages/home.ts: hero.lede is shorter than 20 characters: write it out.',
    ],
    [
      'the day of the last change as people write it',
      () => withField('pages/home.ts', 'metadata.updated', '11/21/2026'),
      'app/content/pages/home.ts: metadata.updated is not a date: write it as 2026-11-21.',
    ],
    [
      'a response time that is no range of minutes',
      () => withField('areas/vista.ts', 'responseTime', 'soon'),
      'app/content/areas/vista.ts: responseTime is not a range of minutes: write it as 20-30.',
    ],
    [
      'an area that names no ZIP code',
      () => withField('areas/vista.ts', 'zipCodes', ''),
      'app/content/areas/vista.ts: zipCodes names "", which is no ZIP code: write five digits, or a range like 92081-92083.',
    ],
    [
      'a ZIP code of four digits',
      () => withField('areas/vista.ts', 'zipCodes', '92081, 9208'),
      'app/content/areas/vista.ts: zipCodes names "9208", which is no ZIP code: write five digits, or a range like 92081-92083.',
    ],
    [
      'a ZIP range the wrong way around',
      () => withField('areas/vista.ts', 'zipCodes', '92085-92081'),
      'app/content/areas/vista.ts: zipCodes has the range 92085-92081 the wrong way around: write the smaller ZIP code first.',
    ],
    [
      'a ZIP code in another state',
      () => withField('areas/vista.ts', 'zipCodes', '89101'),
      'app/content/areas/vista.ts: zipCodes names 89101, which is outside California (90001 to 96162): check the digits.',
    ],
    [
      'a ZIP range that leaves the state',
      () => withField('areas/vista.ts', 'zipCodes', '96000-97001'),
      'app/content/areas/vista.ts: zipCodes names 96000-97001, which is outside California (90001 to 96162): check the digits.',
    ],
    ...[
      'Lorem ipsum dolor sit amet consectetur',
      'TODO: write this text for real',
      'Garage doors in {city}, done well',
      'TBD, to be decided by the owner',
    ].map((text): [string, () => Content, string] => [
      `the placeholder "${text}"`,
      () => withField('pages/home.ts', 'hero.lede', text),
      'app/content/pages/home.ts: hero.lede holds a placeholder: write the real text.',
    ]),
    [
      'a chip that leads to an unknown area',
      () => withField('pages/about.ts', 'areas.chips.0', 'ventura'),
      'app/content/pages/about.ts: areas.chips leads to "ventura", and there is no such area. Use a slug of app/content/areas.ts.',
    ],
    [
      'a brand without a wordmark',
      () => withField('brands.ts', '0.logo', 'acme'),
      'app/content/brands.ts: 0.logo has no wordmark: add its style to components/wordmark.tsx and its name to schema.ts.',
    ],
    [
      'a brand whose address is none',
      () => withField('brands.ts', '0.url', 'liftmaster'),
      'app/content/brands.ts: 0.url is not an address: write it with https://.',
    ],
    [
      'a service that has no text for an area',
      () => withField('service-areas/vista.ts', 'garage-door-replacement', undefined),
      'app/content/service-areas/vista.ts: garage-door-replacement is missing or of the wrong kind: it must be object, as in the neighboring files.',
    ],
  ])('%s', (_, content, message) => {
    expect(checkContent(content())).toEqual([message]);
  });
});

describe('a slug can be part of an address:', () => {
  test.each(['San Diego', 'san--diego', 'san_diego', 'SanDiego', ''])('"%s" can’t', (slug) => {
    expect(checkContent(withAreas((areas) => [...areas, { slug, name: 'New' }]))).toContain(
      `app/content/areas.ts: slug "${slug}" can't be part of an address. Use lower-case letters, digits and single dashes.`,
    );
  });

  test('a service’s can’t contain "-in-", which separates service and area', () => {
    const services = [...currentContent().services, { slug: 'doors-in-wood', name: 'Doors In Wood' }];
    expect(checkContent({ ...currentContent(), services })).toContain(
      'app/content/services.ts: slug "doors-in-wood" contains "-in-", which separates service and area in addresses. Choose another.',
    );
  });
});

describe('tables and files belong together:', () => {
  test('an area without its two files', () => {
    const problems = checkContent(withAreas((areas) => [...areas, { slug: 'bonsall', name: 'Bonsall' }]));
    expect(problems).toEqual([
      "app/content/areas/bonsall.ts: the file is missing. Copy a neighbor's and write its texts.",
      "app/content/service-areas/bonsall.ts: the file is missing. Copy a neighbor's and write its texts.",
    ]);
  });

  test('files without their area', () => {
    const problems = checkContent(withAreas((areas) => areas.filter(({ slug }) => slug !== 'tamarack')));
    expect(problems).toEqual([
      'app/content/areas/tamarack.ts: no entry of app/content/areas.ts has the slug "tamarack". Add one, or remove the file.',
      'app/content/service-areas/tamarack.ts: no entry of app/content/areas.ts has the slug "tamarack". Add one, or remove the file.',
    ]);
  });

  test('a service without its file', () => {
    const content = currentContent();
    const { 'services/garage-door-maintenance.ts': _, ...files } = content.files;
    expect(checkContent({ ...content, files })).toEqual([
      "app/content/services/garage-door-maintenance.ts: the file is missing. Copy a neighbor's and write its texts.",
    ]);
  });
});

describe('two pages with the same metadata:', () => {
  test.each(['title', 'description'])('a %s in two files names both', (field) => {
    const [first, second] = ['areas/carlsbad.ts', 'areas/vista.ts'] as const;
    const text = textAt(first, `metadata.${field}`);
    const content = withField(second, `metadata.${field}`, text);
    expect(checkContent(content)).toEqual([
      `app/content/${first} and app/content/${second}: metadata.${field} is the same ("${text}"). Write one for each page.`,
    ]);
  });

  test('a title of a service in an area names file and service', () => {
    const file = 'service-areas/vista.ts';
    const title = textAt('pages/home.ts', 'metadata.title');
    const content = withField(file, 'garage-door-replacement.metadata.title', title);
    expect(checkContent(content)).toEqual([
      `app/content/pages/home.ts and app/content/${file} (garage-door-replacement): metadata.title is the same ("${title}"). Write one for each page.`,
    ]);
  });
});
test('several problems come all at once', () => {
  const { files } = currentContent();
  const { schema, record } = files['areas/vista.ts'] ?? {};
  const broken = { ...(record as object), zipCodes: '92085-92081, nowhere', title: undefined, extra: 'x' };
  const problems = checkContent({
    ...currentContent(),
    site: { phone: '555', origin: 'x' },
    files: { ...files, 'areas/vista.ts': { schema: schema as z.ZodType, record: broken } },
  });
  expect(problems).toHaveLength(6);
  expect(problems.filter((problem) => problem.startsWith('app/site.ts: '))).toHaveLength(2);
  expect(problems.filter((problem) => problem.startsWith('app/content/areas/vista.ts: '))).toHaveLength(4);
});

test.each([
  ['brands.ts', '2.url', 'geniecompany'],
  ['areas/vista.ts', 'location.longitude', -116],
  ['areas/vista.ts', 'picture.alt', 'A door'],
  ['areas/vista.ts', 'local.questions.0.answer', 'Yes.'],
])('app/content/%s: a wrong %s is found', (file, field, value) => {
  const problems = checkContent(withField(file, field, value));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`app/content/${file}: ${field} `);
});

function withAreas(change: (areas: Content['areas']) => Content['areas']): Content {
  const content = currentContent();
  return { ...content, areas: change(content.areas) };
}

function textAt(file: string, field: string): string {
  return String(field.split('.').reduce(fieldOf, currentContent().files[file]?.record));
}
