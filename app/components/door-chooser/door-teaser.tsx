import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { DoorTeaser as Teaser } from '#app/page-data/door-chooser.ts';
import { doorPicturePath, doorWidths } from '#app/paths.ts';

export function DoorTeaser({ teaser: { heading, text, more, picture } }: { teaser: Teaser }) {
  const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
    doorWidths.house.map((width) => `${doorPicturePath(picture.house, width, format)} ${width}w`).join(', '),
  );
  return (
    <section className="night split bg-night text-on-night" aria-labelledby="doors">
      <div className="split-text py-12 lg:py-24">
        <h2 id="doors" className="headline text-2xl">
          {heading}
        </h2>
        <p className="mt-3 measure text-lg text-on-night-muted">{text}</p>
        <ButtonLink look="quiet" to={more.path} className="mt-6 self-start">
          {more.name}
        </ButtonLink>
      </div>
      <picture className="split-picture">
        <source type="image/avif" srcSet={avif} />
        <img
          src={doorPicturePath(picture.house, 1600, 'webp')}
          srcSet={webp}
          width={240}
          height={103}
          alt={picture.alt}
          loading="lazy"
          className="h-full w-full bg-picture object-cover"
        />
      </picture>
    </section>
  );
}
