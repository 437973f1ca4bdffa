import { doorPicturePath, doorWidths } from '#app/paths.ts';

export function DoorPicture({
  name,
  kind,
  alt,
  sizes,
  className,
}: {
  name: string;
  kind: keyof typeof doorWidths;
  alt: string;
  sizes?: string;
  className?: string;
}) {
  const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
    doorWidths[kind].map((width) => `${doorPicturePath(name, width, format)} ${width}w`).join(', '),
  );
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={doorPicturePath(name, 800, 'webp')}
        srcSet={webp}
        sizes={sizes}
        width={240}
        height={103}
        alt={alt}
        loading="lazy"
        className="size-full object-cover"
      />
    </picture>
  );
}
