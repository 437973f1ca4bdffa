import { Picture } from '#app/components/ui/picture.tsx';
import type { OurPeople } from '#app/page-data/main-pages.ts';

export function WhoAnswers({ name, role, words, picture, signature }: NonNullable<OurPeople['answering']>) {
  return (
    <section className="night split split-reversed bg-night text-on-night" aria-label={`${name}, ${role}`}>
      <figure className="split-text py-section lg:min-h-[30rem]">
        <blockquote className="text-lg lg:text-xl">{words}</blockquote>
        <figcaption className="mt-6">
          {signature === undefined ? null : (
            <img src={signature} alt="" loading="lazy" className="mb-3 h-14" />
          )}
          <span className="semibold">{name}</span>, <span className="text-on-night-muted">{role}</span>
        </figcaption>
      </figure>
      <div className="split-picture">
        <Picture picture={picture} size="half" />
      </div>
    </section>
  );
}

export function WhatYouWillSee({ heading, items }: NonNullable<OurPeople['seen']>) {
  return (
    <section className="contained stack-8 py-section" aria-labelledby="seen">
      {items.map(({ title, text, picture }, index) => (
        <div key={title} className="items-center gap-x-16 lg:grid lg:grid-cols-2">
          <div className="mb-5 lg:order-1 lg:mb-0">
            {index === 0 ? (
              <h2 id="seen" className="mb-lead headline text-2xl">
                {heading}
              </h2>
            ) : null}
            <h3 className="headline text-xl">{title}</h3>
            <p className="mt-2 measure text-muted">{text}</p>
          </div>
          <Picture picture={picture} size="half" className="rounded-sm" />
        </div>
      ))}
    </section>
  );
}
