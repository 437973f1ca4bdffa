import type { AreaIndex } from '#app/content/to-pages/area-index.ts';
import type {
  About,
  Area,
  AreaWords,
  Brand,
  Contact,
  Coverage,
  EmergencyBannerRecord,
  Home,
  Service,
  ServiceInArea,
  ServicesRecord,
  ServiceWords,
  TrustPanelRecord,
} from '#app/content/records.ts';
import type { Path } from '#app/paths.ts';

export interface Link {
  name: string;
  path: Path;
}

/** A picture as a page shows it: its name under /images and what is seen in it. */
export interface Picture {
  name: string;
  alt: string;
  /** The name of an upright cut of it for phones. */
  portrait?: string;
  /** Where the middle of what matters lies, where it isn't low: 0 is the picture's top, 1 its foot. */
  focus?: number;
}

/** A service as other pages know it. */
export type ServiceReference = Pick<Service, 'slug' | 'name' | 'icon' | 'emergency'>;

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

interface PageOf<Kind extends string, Content> {
  kind: Kind;
  path: Path;
  title: string;
  description: string;
  /** The day its content last changed, as YYYY-MM-DD. */
  updated: string;
  picture: Picture;
  content: Content;
}

/** A record without what stands on the page itself. */
type WithoutPage<Item> = Omit<Item, 'metadata' | 'picture'>;

export type EmergencyBanner = Omit<EmergencyBannerRecord, 'picture'> & { picture: Picture };

export type TrustPanel = Pick<TrustPanelRecord, 'heading' | 'lede'> & {
  points: { title: string; text: string; link?: { text: string; url: string } | undefined }[];
  /** Whether it names the kind of insurance that the business holds. */
  namesInsurance: boolean;
};

export type HomePage = PageOf<
  'home',
  Omit<WithoutPage<Home>, 'brands'> & {
    cards: ServiceCard[];
    emergencyBanner?: EmergencyBanner;
    brands?: { heading: string; lede: string; list: Brand[] };
  }
>;

export type AboutPage = PageOf<
  'about',
  Omit<WithoutPage<About>, 'areas'> & {
    areas: { heading: string; lede: string; chips: Link[] };
    trustPanel?: TrustPanel;
    emergencyBanner?: EmergencyBanner;
  }
>;

export type ContactPage = PageOf<
  'contact',
  WithoutPage<Contact> & {
    /** What to look up on the maps page, and what its link is called. */
    map: { query: string; name: string };
    trustPanel?: TrustPanel;
  }
>;

export type ServicesPage = PageOf<'services', WithoutPage<ServicesRecord> & { cards: ServiceCard[] }>;

export type CoveragePage = PageOf<
  'coverage',
  WithoutPage<Coverage> & {
    /** All areas, unless they are too many for cards. */
    cards: AreaCard[];
    /** All areas, if they are too many for cards. */
    index: AreaIndex[];
    state: string;
  }
>;

export interface AreaCard extends Link {
  text: string;
  /** The words of the card's link. */
  view: string;
}

export type ServicePage = PageOf<
  'service',
  Pick<Service, 'subtitle' | 'description' | 'detailedDescription'> & {
    service: ServiceReference;
    heading: string;
    /** Where, and how soon. */
    where: string;
    /** The first of its features. */
    features: string[];
    words: Pick<ServiceWords, 'book' | 'featuresHeading'>;
    /** The pages of this service in areas: all, or the nearest. */
    areas?: LinkGroup;
    /** Set on the pages of a service in an area. */
    inArea?: {
      slug: string;
      name: string;
      servesArea: string;
      local: Omit<ServiceInArea, 'metadata' | 'picture' | 'area' | 'service'> & { facts: string };
      /** The area's other services. */
      otherServices: LinkGroup;
    };
    /** Set on a service's own page: what it says in an area that has no page of it. */
    elsewhere?: Pick<ServiceWords, 'title' | 'servesArea' | 'unlistedArea'>;
  }
>;

export type AreaPage = PageOf<
  'area',
  Pick<Area, 'description' | 'local' | 'location'> & {
    area: Pick<Area, 'slug' | 'name'>;
    kicker: string;
    /** How soon. */
    response: string;
    services: { heading: string; cards: AreaServiceCard[] };
    whyChoose: { heading: string; points: string[] };
    call: AreaWords['call'];
    facts: { heading: string; list: { term: string; text: string; note?: string }[] };
    /** The areas nearest to this one. */
    nearby: LinkGroup;
  }
>;

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

/** Every prerendered page, with all that it shows. */
export type Page = HomePage | AboutPage | ServicesPage | ContactPage | CoveragePage | ServicePage | AreaPage;
