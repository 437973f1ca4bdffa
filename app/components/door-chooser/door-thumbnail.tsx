import { type DoorChoice, doorChoiceName, doorPicturePath } from '#app/paths.ts';

/** A door alone. Without styles it is as wide as its attribute says: no wider than a phone. */
export function DoorThumbnail({ choice, alt }: { choice: DoorChoice; alt: string }) {
  return (
    <img
      src={doorPicturePath(doorChoiceName(choice), 400, 'webp')}
      width={256}
      height={114}
      alt={alt}
      loading="lazy"
      className="w-0 min-w-full bg-picture"
    />
  );
}
