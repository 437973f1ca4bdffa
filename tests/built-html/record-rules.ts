import { isPath, picturePath } from '#app/paths.ts';
import type { Picture } from '#content/pictures.ts';
import type { Page } from '#app/page-data/pages.ts';
import type { Site } from '#app/page-data/site.ts';
import { fill, claimPlaceholder, topicLink } from '#app/template.ts';
import { choiceCode, choiceWords, exampleChoices } from '#app/components/door-chooser/door-choice.ts';
import { all, attributes, type BuiltPage, differs, nameOf, plain } from './dom.ts';

/** What a page shows, compared with the record that it is made from: nothing is missing, and nothing is added. */

/** Fields that are not words of the page: names of files, drawings, messages for later. */
const unread =
  /^(?:slug|path|url|icon|sign|show|kind|code|shapes|spots|anchor|roads|sea|corner|query|finishes|designs|houses|start|outsideZoneTexts|color|order|permission|logo|portrait|night|here|parts|signature|updated|picture|from|until)$/;
const saidLater =
  /^(?:found|several|inDoubt|outside|unreadable|failed|copied|notCopied|copy|compare|chooseSecond|stopComparing|choice|more|view|hint|label|save|code|call|condition|unknown|noFiveDigits)$/;

/** Words that only some pages with this part show, or only scripts. */
const notHere =
  /^\.(?:door\.texts\.|chooser\.texts\.(?:house|design)$|safety\.topics\.\d+\.name$|sections\.\d+\.tool\.words\.|placeLookup\.(?:heading|minutes)$|map\.)/;

/** The words of a page's record, by their fields. */
export function textsIn(value: unknown, claim?: string, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string')
    return [{ field, text: fill(value, { [claimPlaceholder]: claim }).replace(topicLink, '$1') }];
  if (typeof value !== 'object' || value === null || isEmptyGroup(value)) return [];
  const instead = 'index' in value && isFull(value.index) ? /^(?:cardFeatures|state)$/ : /^$/;
  return Object.entries(value).flatMap(([key, part]) =>
    unread.test(key) || instead.test(key) ? [] : textsIn(part, claim, `${field}.${key}`),
  );
}

const isFull = (value: unknown) => Array.isArray(value) && value.length > 0;
/** A heading over links of which there are none: the page has neither. */
const isEmptyGroup = (value: object) =>
  'links' in value && 'heading' in value && !('more' in value) && !isFull(value.links);

interface Link {
  name?: string;
  path: string;
}
const isLink = (value: object): value is Link => 'path' in value && typeof value.path === 'string';
function linksIn(value: unknown): Link[] {
  if (typeof value === 'string')
    return [...value.matchAll(topicLink)]
      .filter(([, , path = '']) => isPath(path))
      .map(([, name = '', path = '']) => ({ name, path }));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    key === 'outsideZoneTexts' || key === 'words' || key === 'shapes' || key === 'code' ? [] : linksIn(part),
  );
  return isLink(value) ? [value, ...inner] : inner;
}

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(picturesIn);
  return 'alt' in value && 'name' in value ? [value as Picture, ...inner] : inner;
}

/** Pages that are one list or drawing: their picture is on their link preview alone. */
export const unpictured: ReadonlySet<string | undefined> = new Set([
  'contact',
  'guides',
  'guide',
  'problems',
  'safety',
  'privacy',
]);

export function rulesOf(site: Site): Record<string, (built: BuiltPage) => string[]> {
  const { words: claimed, whoseLife } = site.labels.lifetimeWarranty ?? {};
  const claim = whoseLife === undefined ? claimed : `${claimed} (${whoseLife})`;
  const common: string[] = [
    site.phone.href,
    '/',
    '/contact',
    ...(site.changeArea === undefined ? [] : ['/service-areas#places']),
    '/contact.vcf',
    '/contact#answers',
    '/contact#warranty',
    '/services',
    '/about',
    '/service-areas',
    site.problems?.path ?? '/',
  ];
  return {
    'is shown whole: each of its texts is on the page': ({ record, words }) =>
      textsIn(record.content, claim)
        .filter(
          ({ field, text }) =>
            !saidLater.test(field.split('.').at(-1) ?? '') &&
            !notHere.test(field) &&
            !/\{\w+\}/.test(text) &&
            !words.includes(plain(text)),
        )
        .map(({ field, text }) => `${field}: ${text}`),

    'is shown in its order: cards, points, links and questions': ({ record, words }) =>
      listsIn(record.content, claim).flatMap(({ field, texts }) => {
        let place = 0;
        const lost = texts.find((text) => (place = words.indexOf(plain(text), place) + 1) === 0);
        return lost === undefined ? [] : [`${field}: ${lost}`];
      }),

    'has its links on the page, with their names and addresses': ({ record, main }) => {
      const shown = all(main, 'a[href]').map((link) => ({
        path: link.getAttribute('href'),
        words: `${plain(link.textContent)} ${nameOf(link)}`,
      }));
      return linksIn(record.content)
        .filter(
          ({ name = '', path }) =>
            !shown.some((link) => link.path === path && link.words.includes(plain(name))),
        )
        .map(({ name, path }) => `no link "${name}" to ${path}`);
    },

    'names every link of the page, but for those that any page may have': ({ path, record, main }) => {
      const known = new Set<string>([...common, ...linksIn(record.content).map((link) => link.path)]);
      const trail = attributes(main, 'nav a', 'href');
      return attributes(main, 'a[href]', 'href')
        .filter(
          (address) =>
            !/^https?:|^#/.test(address) &&
            !address.startsWith(`${path}#`) &&
            // In texts.
            !address.startsWith(`${site.safety}#`) &&
            !known.has(address) &&
            !trail.includes(address),
        )
        .map((address) => `a link to ${address}`);
    },

    'has its picture first, and the words of every picture': ({ record, main }) => {
      const words = new Map<string, string>(
        picturesIn(record).map(({ name, alt }) => [picturePath(name), alt]),
      );
      const shown = all(main, 'img')
        .map((image) => [image.getAttribute('src') ?? '', image.getAttribute('alt')] as const)
        .filter(([src]) => src.startsWith('/images/') && !/^\/images\/(?:doors|guides)\//.test(src));
      return [
        ...(shown[0]?.[0] === (unpictured.has(record.kind) ? undefined : picturePath(record.picture.name))
          ? []
          : [`the first is ${shown[0]}`]),
        ...shown.filter(([src, alt]) => words.get(src) !== alt).map(([src, alt]) => `${src}: ${alt}`),
      ];
    },

    'has each picture at night, where there is one, for devices set to dark': ({ record, main }) => {
      const atNight = new Map<string, string | undefined>(
        picturesIn(record).map(({ name, night }) => [picturePath(name), night]),
      );
      return all(main, 'picture').flatMap((picture) =>
        differs(
          'at night',
          attributes(picture, 'source[media*=dark]', 'srcset').map((set) => set.split(/-\d|\./)[0]),
          attributes(picture, 'img', 'src')
            .map((address) => atNight.get(address))
            .flatMap((night) => (night === undefined ? [] : [`/images/${night}`])),
        ),
      );
    },

    'has doors with their codes where it has a chooser, for those without scripts': ({ record, main }) => {
      const chooser = record.kind === 'service' ? record.content.chooser : undefined;
      const shown = all(main, '.door-examples li').map(({ textContent }) => textContent);
      return differs(
        'doors',
        shown,
        chooser === undefined
          ? []
          : exampleChoices(chooser).map(
              (example) => `${choiceWords(chooser, example)}: ${choiceCode(chooser, example)}`,
            ),
      );
    },

    'marks what is an emergency, and nothing else': ({ record, main }) => {
      const mark = plain(site.labels.emergency ?? 'no such mark');
      return cardsOf(record).flatMap(({ name, emergency }) => {
        const item = all(main, 'li').find((one) =>
          plain(one.querySelector('h3')?.textContent ?? '').startsWith(plain(name)),
        );
        return plain(item?.textContent ?? '').includes(mark) === emergency ? [] : [name];
      });
    },

    'can be called before it can be booked': ({ record, main }) => {
      if (record.kind !== 'service') return [];
      const { book } = record.content;
      const ways = all(main, 'a')
        .map((link) => (plain(link.textContent) === plain(book) ? 'book' : link.getAttribute('href')))
        .filter((way) => way === 'book' || way === site.phone.href);
      return ways[0] === site.phone.href && ways.includes('book') ? [] : [ways.join(' ')];
    },
  };
}

function cardsOf({ kind, content }: Page): { name: string; emergency: boolean }[] {
  if (kind === 'services') return content.cards;
  return kind === 'area'
    ? content.services.cards.map(({ title, emergency }) => ({ name: title, emergency }))
    : [];
}

function listsIn(value: unknown, claim?: string, field = ''): { field: string; texts: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const instead = 'index' in value && isFull(value.index) ? /^cardFeatures$/ : /^$/;
  const own = Array.isArray(value)
    ? value.map(
        (item) => textsIn(item, claim).find((text) => !notHere.test(`${field}.0${text.field}`))?.text ?? '',
      )
    : [];
  return [
    { field, texts: own.filter((text) => !text.includes('{')) },
    ...Object.entries(value).flatMap(([key, part]) =>
      unread.test(key) || instead.test(key) ? [] : listsIn(part, claim, `${field}.${key}`),
    ),
  ];
}
