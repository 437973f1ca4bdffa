import type {
  People,
  Area,
  Contact,
  DoorChooserRecord,
  DoorDesign,
  DoorFinish,
  DoorHouse,
  PartName,
  PlaceLookupRecord,
  ProblemsRecord,
  Service,
  SignName,
  SymptomRecord,
} from '#content/records.ts';
import type { Picture } from '#content/pictures.ts';
import type { PhoneCode } from '#app/page-data/phone-code.ts';
import type { DoorChoice, Path } from '#app/paths.ts';

export interface Link {
  name: string;
  path: Path;
}

/** A service as cards show it. */
export interface ServiceCard extends Link {
  emergency: boolean;
  text: string;
  picture: Picture;
}

/** Links under a heading. */
export interface LinkGroup {
  heading: string;
  links: Link[];
}

/** What a door does, as lists show it. */
export interface SymptomLink extends Link {
  sign: SignName;
  canWait: boolean;
}

/** What a door does when something is wrong with it, with the whole answer. */
export type Symptom = Pick<
  SymptomRecord,
  'slug' | 'words' | 'sign' | 'danger' | 'canWait' | 'verdict' | 'dontTouch' | 'checks' | 'usually' | 'parts'
> & { service: Link; safety?: Link };

/** What every drawing of the door and every answer says besides. */
export type DoorWords = Pick<ProblemsRecord, 'answer' | 'parts' | 'partsHeading' | 'torsion' | 'extension'>;

/** "What did the door do?": all of it or a part, as a page shows it. */
export type DoorPart =
  /** The drawing, and every symptom with its answer collapsed. */
  | ({ show: 'finder'; symptoms: Symptom[]; words: DoorWords; more: Link } & Heading)
  /** Every symptom and both drawings, open. */
  | {
      show: 'all';
      symptoms: Symptom[];
      words: DoorWords;
      headings: { symptoms: Heading; drawings: Heading };
    }
  /** The drawing with the parts of a service brought forward, and its symptoms. */
  | ({
      show: 'service';
      parts: PartName[];
      symptoms: SymptomLink[];
      words: DoorWords;
      more: Link;
    } & Heading)
  /** One symptom. */
  | {
      show: 'symptom';
      heading: string;
      symptom: SymptomLink;
      verdict: string;
      words: DoorWords['answer'];
      more: Link;
    };

/** A heading with a few words below it. */
interface Heading {
  heading: string;
  lede: string;
}

/** Doors to choose from, on a house like the visitor's. */
export interface DoorChooser {
  words: Omit<DoorChooserRecord, 'services' | 'teaser'>;
  houses: Pick<DoorHouse, 'slug' | 'code' | 'name' | 'alt'>[];
  designs: Omit<DoorDesign, 'order'>[];
  finishes: Pick<DoorFinish, 'slug' | 'code' | 'name'>[];
  /** What a page opens with. */
  start: DoorChoice;
  /** Six that differ, for browsers in which nothing can be chosen. */
  examples: DoorChoice[];
}

/** The way to the doors, with a picture of one of the houses. */
export interface DoorTeaser {
  heading: string;
  text: string;
  more: Link;
  picture: { house: string; alt: string };
}

export interface EmergencyBanner {
  heading: string;
  text: string;
  /** The way to what to do until help comes. */
  more?: Link;
  /** The way to what doors do when something is wrong. */
  problems?: Link;
  picture: Picture;
}

/** A question that callers ask first, as far as the owner has answered it. */
export interface Answer {
  slug: string;
  question: string;
  parts: {
    name?: string;
    answer: string;
    /** The fact of the business that it names. */
    onlyWith?: 'license' | 'insurance';
  }[];
  /** Whom to ask for the rest. */
  unanswered?: string;
}

/** Where visitors look up whether the company comes to them. */
export type PlaceLookup = Omit<PlaceLookupRecord, 'table'> & {
  /** The way to all ZIP codes, or to all areas where these are too many for a table. */
  list?: Link;
  /** All ZIP codes with the answers that the field gives, on the page of all areas. */
  table?: PlaceLookupRecord['table'] & { rows: (Link & { zipCodes: string; minutes: string })[] };
};

/** One symptom, below a heading of the page's. */
export type LocalSymptom = Extract<DoorPart, { show: 'symptom' }>;

/** The answers in a few words each. */
export interface AnswerLines {
  heading: string;
  lines: (Link & { text: string })[];
  /** The words of the link to all answers. */
  more: string;
}

/** What to leave alone, in a few words. */
export interface Callout {
  heading: string;
  text: string;
  /** Shown before the links. */
  more: string;
  /** The topics that say more. */
  links: Link[];
}

/** Something from public record, and who says so and when, in words: pages link to no sources (docs/specification.md). */
export interface SourcedFact {
  text: string;
  source: string;
}

/** A place on a map, and the page it leads to. */
export interface MapPlace {
  name: string;
  link: Link;
  /** The words of the link below its picture. */
  view: string;
  minutes?: string;
  /** What has to be true before the minutes count. */
  condition?: string;
  picture: Picture;
}

/** Path data on a paper of this size. */
export interface MapShapes {
  width: number;
  height: number;
  land: string;
  waters: string;
  roads: string;
}

/** The company’s land with some of its places. */
export interface PlacesMap {
  places: MapPlace[];
  /** The name of the place that the page is about; it is the last of the spots. */
  here?: string;
  /** For wide screens: spots in percent of the map, with the side of each on which its name is. */
  named?: {
    shapes: MapShapes;
    spots: { x: number; y: number; side: NonNullable<Area['location']['label']> }[];
    roads: { name: string; x: number; y: number }[];
    sea?: { name: string; x: number; y: number };
  };
  /** For narrow ones: spots on the paper, with numbers at them or near them. */
  numbered: {
    shapes: MapShapes;
    spots: { x: number; y: number; number: { x: number; y: number } }[];
    /** Whether the name of the page's own place is below its spot, where numbers leave it no room above. */
    isNameBelow?: boolean;
  };
  /** What the minutes are. */
  note?: string;
  source: string;
}

/** Who answers the phone, and what callers will see, as far as the owner has supplied it. */
export interface OurPeople {
  answering?: Omit<NonNullable<People['answering']>, 'picture'> & { picture: Picture };
  seen?: { heading: string; items: { title: string; text: string; picture: Picture }[] };
}

/** Ways to take the number along, and the code that phones dial from. */
export type KeepNumber = NonNullable<Contact['keepNumber']> & { code: PhoneCode };

export interface AreaCard extends Link {
  text: string;
  picture: Picture;
  minutes?: string;
  /** The words of the card's link. */
  view: string;
}

/** A service on an area's page. */
export interface AreaServiceCard {
  title: string;
  description: string;
  features: string[];
  icon: Service['icon'];
  emergency: boolean;
  /** The page it leads to, by its full name. */
  link: Link;
}
