import { breakpoints } from '#app/breakpoints.ts';
import { doorPicturePath, doorWidths } from '#app/paths.ts';

/** How wide they are shown: on narrow screens, only what is around the door. */
const sizes = {
  house: `(min-width: ${breakpoints.lg}) 100vw, 120vw`,
  door: `(min-width: ${breakpoints.lg}) 45vw, 80vw`,
} as const;

export function DoorPicture({
  name,
  kind,
  alt,
}: {
  name: string;
  kind: keyof typeof doorWidths;
  alt: string;
}) {
  const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
    doorWidths[kind].map((width) => `${doorPicturePath(name, width, format)} ${width}w`).join(', '),
  );
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes[kind]} />
      <img
        src={doorPicturePath(name, 800, 'webp')}
        srcSet={webp}
        sizes={sizes[kind]}
        width={240}
        height={103}
        alt={alt}
        loading="lazy"
        className="size-full object-cover"
      />
    </picture>
  );
}
