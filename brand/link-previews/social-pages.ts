import { runnerImport } from 'vite';
import type { Page } from '#app/content/pages.ts';
import { type Path, picturePath, socialPicturePath } from '#app/paths.ts';

/** A social picture to make: its address, the title on it, and the picture above the title. */
export interface SocialPage {
  path: Path;
  title: string;
  /** The picture's address. */
  picture: Path;
  /** Where the middle of what is shown of the picture lies, if it can: 0 is its top, 1 its foot. */
  focus: number;
}

/** One for each page, and one for the addresses that have no record of their own. */
export async function socialPages(): Promise<SocialPage[]> {
  const [{ allPages }, { areas }, { defaultMetadata }] = await Promise.all([
    load<typeof import('#app/content/pages.ts')>('/app/content/pages.ts'),
    load<typeof import('#app/content/areas.ts')>('/app/content/areas.ts'),
    load<typeof import('#app/content/default-metadata.ts')>('/app/content/default-metadata.ts'),
  ]);
  /** Names of places aren't broken over lines, nor is what everything here is about. */
  const unbroken = [...areas.map(({ name }) => name), 'Garage Door'];
  const joined = (title: string) =>
    unbroken.reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title);
  return [
    ...allPages().map((page) => ({
      path: socialPicturePath(page.path),
      title: joined(page.title),
      picture: picturePath(page.picture.name),
      focus: focusOf(page),
    })),
    {
      path: socialPicturePath(),
      title: joined(defaultMetadata.title),
      picture: picturePath(defaultMetadata.picture.name),
      focus: low,
    },
  ];
}

/** Doors stand low in their pictures; springs, openers, cables and what is oiled hang high. */
const [high, low] = [0.33, 0.6];
const servicesWithHighPictures = new Set([
  'garage-door-springs-repair',
  'garage-door-opener-repair',
  'garage-door-cable-repair',
  'garage-door-maintenance',
]);

function focusOf(page: Page): number {
  return page.kind === 'service' && servicesWithHighPictures.has(page.content.service.slug) ? high : low;
}

/** Content is gathered with import.meta.glob, which plain Node doesn't know and Vite does. */
async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(file, { configFile: false })).module;
}
