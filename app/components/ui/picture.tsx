import type { ComponentProps } from 'react';
import { breakpoints } from '#app/breakpoints.ts';
import type { Picture as PictureRecord } from '#content/pictures.ts';
import { formatsOf, picturePath, pictureWidths, portraitWidths, wideWidths } from '#app/paths.ts';

/** How wide a picture is shown, for the browser to choose a file before it knows the layout. */
const sizes = {
  /** Beside text on wide screens, as high as that and so cut at the sides; across the screen on narrow ones. */
  half: `(min-width: ${breakpoints.lg}) max(80vw, 76rem), 100vw`,
  /** Across the screen; on wide ones as high as the opening, and so cut at the sides where that is narrow. */
  wide: `(min-width: ${breakpoints.lg}) max(100vw, min(118rem, 210vh)), 100vw`,
  /** As wide as the text, beside its heading on wide screens; or one of two that are cut at the sides. */
  column: `(min-width: ${breakpoints.lg}) 44rem, 92vw`,
  /** One of two on wide screens, and small beside text on narrow ones. */
  pair: `(min-width: ${breakpoints.lg}) 39rem, (min-width: ${breakpoints.sm}) 46vw, 7rem`,
  /** One of two on wide screens, and across the screen on narrow ones. */
  card: `(min-width: ${breakpoints.lg}) 39rem, (min-width: ${breakpoints.sm}) 46vw, 92vw`,
  /** One of three on wide screens, and small beside text on narrow screens. */
  thumbnail: `(min-width: ${breakpoints.lg}) 26rem, (min-width: ${breakpoints.sm}) 46vw, 7rem`,
} as const;

/**
 * A picture at 16:9 in the file format and size that suits the screen; on phones its upright cut, where it has one. Its
 * attributes tell browsers its shape. Without styles it is as small as they say: the number below it is on the first screen.
 * Phones that don't show it fetch the smallest picture there is.
 */
export function Picture({
  id,
  picture: { name, alt, portrait, night, onPhones = true },
  size,
  first = false,
  className = '',
}: {
  id?: string;
  picture: PictureRecord;
  size: keyof typeof sizes;
  /** Whether it is among the first things seen on its page: then it loads before others, otherwise when scrolled near. */
  first?: boolean;
  className?: string;
}) {
  // A thumbnail is never wider than the second.
  const widths = size === 'wide' ? wideWidths : pictureWidths.slice(0, size === 'thumbnail' ? 2 : undefined);
  return (
    <picture>
      {onPhones || <source media={`not all and (min-width: ${breakpoints.sm})`} srcSet="/favicon.svg" />}
      {night && sourcesOf(night, widths, { sizes: sizes[size], media: '(prefers-color-scheme: dark)' })}
      {portrait &&
        sourcesOf(portrait, portraitWidths, {
          media: `(max-width: ${breakpoints.sm})`,
          sizes: '100vw',
          width: 240,
          height: 320,
        })}
      <source type="image/avif" srcSet={sourceSet(name, widths, 'avif')} sizes={sizes[size]} />
      <img
        id={id}
        src={picturePath(name)}
        srcSet={sourceSet(name, widths, 'webp')}
        sizes={sizes[size]}
        width={96}
        height={54}
        alt={alt}
        fetchPriority={first ? 'high' : undefined}
        loading={first ? undefined : 'lazy'}
        decoding="async"
        className={`w-full bg-picture object-cover${onPhones ? '' : ' max-sm:invisible max-sm:h-0'} ${className}`.trim()}
      />
    </picture>
  );
}

/** In its formats, where the media query matches. */
function sourcesOf(name: string, widths: readonly number[], where: ComponentProps<'source'>) {
  return formatsOf(name).map((format) => (
    <source key={format} type={`image/${format}`} srcSet={sourceSet(name, widths, format)} {...where} />
  ));
}

function sourceSet(name: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${picturePath(name, width, format)} ${width}w`).join(', ');
}
