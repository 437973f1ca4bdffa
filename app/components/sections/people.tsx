import { Picture } from '#app/components/ui/picture.tsx';
import { Section } from '#app/components/ui/section.tsx';
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
    <Section id="seen" heading={heading}>
      <ul className={`grid gap-x-8 gap-y-8 sm:grid-cols-2 ${items.length === 3 ? 'lg:grid-cols-3' : ''}`}>
        {items.map(({ title, text, picture }) => (
          <li key={title}>
            <Picture picture={picture} size="third" className="rounded-sm" />
            <h3 className="mt-5 headline text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
