import { runnerImport } from 'vite';
import { type Path, picturePath, socialPicturePath } from '#app/paths.ts';

/** A social picture to make: its address, the title on it, and the address of the picture above the title. */
export interface SocialPage {
  path: Path;
  title: string;
  picture: Path;
}

/** One for each page, and one for the addresses that have no record of their own. */
export async function socialPages(): Promise<SocialPage[]> {
  const [{ allPages }, { areas }, { defaultMetadata }] = await Promise.all([
    load<typeof import('#app/content/pages.ts')>('/app/content/pages.ts'),
    load<typeof import('#app/content/areas.ts')>('/app/content/areas.ts'),
    load<typeof import('#app/content/default-metadata.ts')>('/app/content/default-metadata.ts'),
  ]);
  /** Names of places aren't broken over lines. */
  const joined = (title: string) =>
    areas.reduce((text, { name }) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title);
  return [
    ...allPages().map(({ path, title, picture }) => ({
      path: socialPicturePath(path),
      title: joined(title),
      picture: picturePath(picture.name),
    })),
    {
      path: socialPicturePath(),
      title: joined(defaultMetadata.title),
      picture: picturePath(defaultMetadata.picture.name),
    },
  ];
}

/** Content is gathered with import.meta.glob, which plain Node doesn't know and Vite does. */
async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(file, { configFile: false })).module;
}
