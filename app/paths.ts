/** An address on this site: absolute, without origin, and without a slash at the end. */
export type Path = `/${string}`;

export function isPath(address: string): address is Path {
  return address.startsWith('/');
}

export interface Link {
  name: string;
  /** The part of its name that is shown where the rest can be seen around it. */
  short?: string;
  path: Path;
}

export const pictureWidths = [480, 800, 1200, 1600] as const;

/** The widths of a picture that fills wide screens: the one with an upright cut for phones. */
export const wideWidths = [...pictureWidths, 2400] as const;

export const portraitWidths = [480, 900] as const;

/** Every address of the site is built here, but for those that a record says. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  coverage: '/service-areas',
  /** Parts of the page of all areas: the field for a ZIP code, and the list. */
  placeLookup: '/service-areas#places',
  areas: '/service-areas#areas',
  privacy: '/privacy',
  jobs: '/jobs',
  notFound: '/404',
  contactCard: '/contact.vcf',
  /** A QR code of the number. */
  phoneQrCode: '/phone-code.svg',
  service: (service: string): Path => `/services/${service}`,
  serviceInArea: (service: string, area: string): Path => `/services/${service}-in-${area}`,
  area: (area: string): Path => `/service-areas/${area}`,
  /** What callers ask first, on the contact page. */
  answers: '/contact#answers',
  /** An answer that callers want first there. */
  answer: (answer: string): Path => `/contact#${answer}`,
} as const;

/** The guides: apart from the other addresses, so that scripts of a company without any don't have them. */
export const guidesPath: Path = '/guides';
export const guidePath = (guide: string): Path => `/guides/${guide}`;

/** The offline page, and the worker that answers with it (app/offline). */
export const offlinePath: Path = '/offline';
export const serviceWorkerPath: Path = '/service-worker.js';
/** Where to report a security hole (RFC 9116). */
export const securityContactPath: Path = '/.well-known/security.txt';
/** The drawings of a door’s parts, and of what it does. */
export const doorDrawingsPath: Path = '/door-drawings.svg';
export const licensesPath: Path = '/licenses.txt';

/** The address of a page's content, for navigation in the browser. `version` changes with the content. */
export function contentPath(page: string, version: string): Path {
  return `/content/${version}${page === paths.home ? '/home' : page}.json`;
}

/** Where a browser has no AVIF, it shows by night what it shows by day. */
export function formatsOf(name: string): ('avif' | 'webp')[] {
  return name.endsWith('-night') ? ['avif'] : ['avif', 'webp'];
}

/** The address of a picture: the one that the customer fixed (docs/specification.md#28-service-pages), or one of its sizes. */
export function picturePath(name: string, width = 1600, format: 'avif' | 'webp' = 'webp'): Path {
  if (width === 1600 && format === 'webp') return `/images/${name}.webp`;
  return `/images/${name}-${width}.${format}`;
}

/** The widths of the door chooser's pictures: of a house from across the street, and of a door cut out of it. */
export const doorWidths = { house: [800, 1600, 2400], door: [400, 800] } as const;

export function doorPicturePath(name: string, width: number, format: 'avif' | 'webp'): Path {
  return `/images/doors/${name}-${width}.${format}`;
}

export interface DoorChoice {
  house: string;
  design: string;
  finish: string;
}

export function doorChoices(
  houses: readonly { slug: string }[],
  designs: readonly { slug: string; finishes: readonly string[] }[],
): DoorChoice[] {
  return houses.flatMap(({ slug: house }) =>
    designs.flatMap(({ slug: design, finishes }) => finishes.map((finish) => ({ house, design, finish }))),
  );
}

/** The part of a page's address that opens it with this door; its picture is named so, too. */
export function doorChoiceName({ house, design, finish }: DoorChoice): string {
  return `${house}-${design}-${finish}`;
}

/** The address of the picture that link previews show of a page, or of an address without a record of its own. */
export function socialPicturePath(page?: Path): Path {
  if (page === undefined) return '/social/default.jpg';
  return `/social/${page === paths.home ? 'home' : page.slice(1).replaceAll('/', '-')}.jpg`;
}

export function servicePicture(title: string, area?: string): string {
  const name = title.toLowerCase().replaceAll(' ', '-');
  return area === undefined ? name : `${name}-in-${area}`;
}

export function mapUrl(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** The address with scheme and host, as search engines and link previews want it. */
export function absoluteUrl(origin: string, path: Path): string {
  return path === paths.home ? `${origin}/` : origin + path;
}

/**
 * Reads the last part of a service page's address: a service, or a service and an area.
 * The split is at the last "-in-" (docs/specification.md#28-service-pages).
 */
export function readServiceSlug(slug: string): { service: string; area?: string } {
  const split = slug.lastIndexOf('-in-');
  return split === -1 ? { service: slug } : { service: slug.slice(0, split), area: slug.slice(split + 4) };
}

/**
 * Whether an area that isn't in the table may be shown: one to four words of letters, up to 40 characters, so that
 * a link can't put sentences or telephone numbers into the company's pages
 * (docs/specification.md#51-services-in-unlisted-areas).
 */
export function isDisplayableArea(area: string): boolean {
  return area.length <= 40 && /^[a-z]+(-[a-z]+){0,3}$/.test(area);
}

/** The display name of an area that isn't in the table: every dash-separated word with a capital. */
export function areaDisplayName(area: string): string {
  return area
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * The address as the site writes it, of one typed with capital letters, doubled slashes or a slash at the end,
 * or of the file that a host may also serve a page under (/about.html, /index).
 */
export function normalizePath(pathname: string): Path {
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  const last = parts.pop()?.replace(/\.html$/, '') ?? '';
  if (last !== 'index' && last !== '') parts.push(last);
  return `/${parts.join('/')}`;
}
