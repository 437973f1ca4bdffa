import type { Area, Business, ServiceInArea } from '#app/content/records.ts';
import { randomNumbers } from '#bench/random-numbers.ts';

/** An area that nobody lives in, with all the records that its seven pages are built from. */
export interface SyntheticArea {
  slug: string;
  record: Omit<Area, 'slug'>;
  /** By the slug of the service. */
  services: Record<string, Omit<ServiceInArea, 'area' | 'service'>>;
}

/**
 * Areas to measure the build with: as long as real ones and valid against the schema, each with texts of its own.
 * The same seed gives the same areas, so that two measurements compare.
 */
export function syntheticAreas(
  count: number,
  {
    services,
    vocabulary,
    refused,
    like: { zipCodes, mapBounds },
    seed,
  }: {
    services: readonly string[];
    vocabulary: readonly string[];
    /** What the check of the company's texts lets nobody say. */
    refused: readonly RegExp[];
    /** What an area of the company looks like: its ZIP codes, and where it may lie. */
    like: Pick<Area, 'zipCodes'> & Pick<Business, 'mapBounds'>;
    seed: number;
  },
): SyntheticArea[] {
  const random = randomNumbers(seed);
  const write = writer(random, vocabulary, refused);
  return distinctNames(count, random).map((name, index) => {
    const location = {
      latitude: between(mapBounds.south, mapBounds.north, random),
      longitude: between(mapBounds.west, mapBounds.east, random),
    };
    return {
      slug: name.toLowerCase().replaceAll(' ', '-'),
      record: { name, order: 1000 + index, map: name, zipCodes, location, ...areaTexts(random, write) },
      services: Object.fromEntries(services.map((service) => [service, serviceInArea(write)])),
    };
  });
}

type Random = () => number;
type Write = ReturnType<typeof writer>;

function between(from: number, to: number, random: Random): number {
  return Number((from + random() * (to - from)).toFixed(4));
}

function areaTexts(random: Random, { phrase, text }: Write) {
  const soonest = 15 + 5 * Math.floor(random() * 5);
  return {
    title: phrase(30),
    description: text(230),
    card: text(100),
    whyChoose: list(4, () => phrase(50)),
    responseTime: `${soonest}-${soonest + 15}`,
    picture: { alt: phrase(80) },
    local: {
      heading: phrase(35),
      paragraphs: list(4, () => text(270)),
      questions: list(2, () => ({ question: phrase(50), answer: text(170) })),
    },
    metadata: metadata({ phrase, text }),
  };
}

function serviceInArea({ phrase, text }: Write) {
  return {
    heading: phrase(40),
    paragraphs: list(2, () => text(420)),
    lookForHeading: phrase(30),
    lookFor: list(4, () => phrase(60)),
    questions: list(1, () => ({ question: phrase(45), answer: text(220) })),
    picture: { alt: phrase(80) },
    metadata: metadata({ phrase, text }),
  };
}

function metadata({ phrase, text }: Write): Area['metadata'] {
  return { title: phrase(35), description: text(90), updated: '2026-11-21' };
}

/** Writes sentences of words drawn at random: each text has nearly all of its five-word runs to itself. */
function writer(random: Random, vocabulary: readonly string[], refused: readonly RegExp[]) {
  /** At least so many characters, and at most one word more. */
  function phrase(characters: number): string {
    const words: string[] = [];
    for (let length = 0; length < characters;) {
      const word = pick(vocabulary, random);
      words.push(word);
      length += word.length + 1;
    }
    const line = words.join(' ');
    // By chance it may say what nobody may.
    if (refused.some((pattern) => pattern.test(line))) return phrase(characters);
    return line.charAt(0).toUpperCase() + line.slice(1);
  }

  /** At least so many characters, and at most one short sentence more. */
  function text(characters: number): string {
    const sentences: string[] = [];
    for (let length = 0; length < characters;) {
      const sentence = `${phrase(30 + Math.floor(random() * 20))}.`;
      sentences.push(sentence);
      length += sentence.length + 1;
    }
    return sentences.join(' ');
  }

  return { phrase, text };
}

function list<Item>(length: number, write: () => Item): Item[] {
  return Array.from({ length }, write);
}

const beginnings =
  'Al Bel Cor Dan El Far Gal Hal Il Jun Kel Lor Mar Nor Os Pal Quin Ram Sol Tor Ul Ver Wil Yar Zan';
const middles = 'a e i o ada eri ino olu ami eno';
const ends = 'la mar ndo ra sta ton vera wick';
const kinds = ['', ' Canyon', ' Grove', ' Heights', ' Mesa', ' Ridge', ' Valley'];

/** Names that sound like places. */
function distinctNames(count: number, random: Random): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const parts = [beginnings, middles, ends].map((list) => pick(list.split(' '), random));
    names.add(parts.join('') + pick(kinds, random));
  }
  return [...names];
}

function pick(list: readonly string[], random: Random): string {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) {
    throw new Error(
      'There are no words to write synthetic texts with: hand in a vocabulary that is not empty.',
    );
  }
  return item;
}
