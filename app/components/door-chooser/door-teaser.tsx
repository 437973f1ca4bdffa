import { DoorPicture } from '#app/components/door-chooser/door-picture.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { DoorTeaser as Teaser } from '#app/page-data/door-chooser.ts';

export function DoorTeaser({ teaser: { heading, text, more, picture } }: { teaser: Teaser }) {
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
      <DoorPicture name={picture.house} kind="house" alt={picture.alt} className="split-picture bg-picture" />
    </section>
  );
}
