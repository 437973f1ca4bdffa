import { type Path, paths, servicePicture } from '#app/paths.ts';

/** A picture as a page shows it: its name under /images and what is seen in it. */
export interface Picture {
  name: string;
  alt: string;
  portrait?: string;
  /** The same after sunset, for devices that are set to dark. */
  night?: string;
  /** Whether phones show it: unless it is false. */
  onPhones?: boolean;
  /** Where the middle of what matters lies, where it isn't low: 0 is the picture's top, 1 its foot. */
  focus?: number | undefined;
}

/** What a record says of its picture. */
interface PictureRecord {
  alt: string;
  night?: boolean | undefined;
}

export function heroPicture(path: Path, picture: PictureRecord): Picture {
  return dayAndNight(`hero-${path === paths.home ? 'home' : path.slice(1)}`, picture);
}

function dayAndNight(name: string, { alt, night }: PictureRecord): Picture {
  return { name, alt, ...(night === true && { night: `${name}-night` }) };
}

/** The picture, or its fallback until it is made. */
export function shownPicture(
  picture: Picture,
  { fallbackPictures }: { fallbackPictures?: Record<string, Picture> },
): Picture {
  return fallbackPictures?.[picture.name] ?? picture;
}

export function pictureOfArea({ slug, picture }: { slug: string; picture: PictureRecord }): Picture {
  return dayAndNight(`hero-${slug}`, picture);
}

type PictureOfService = PictureRecord & { nightInAreas?: boolean | undefined; focus?: number | undefined };

export function pictureOfService(
  { name, picture: { alt, night, nightInAreas, focus } }: { name: string; picture: PictureOfService },
  area?: { slug: string; alt: string },
): Picture {
  const record = area ? { alt: area.alt, night: nightInAreas } : { alt, night };
  return { ...dayAndNight(servicePicture(name, area?.slug), record), focus };
}

/** The names of photographs that the owner takes: no drawing replaces them. */
export const photographs = {
  person: (slug: string) => [`people-${slug}`] as const,
  job: (slug: string) => [`job-${slug}-before`, `job-${slug}-after`] as const,
};
