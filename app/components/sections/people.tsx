import { Picture } from '#app/components/ui/picture.tsx';
import type { OurPeople } from '#app/page-data/main-pages.ts';

export function WhoAnswers({ name, role, words, picture, signature }: NonNullable<OurPeople['answering']>) {
  return (
    <section
      className="night split split-reversed hairline-b border-night-line bg-night text-on-night"
      aria-labelledby="answering"
    >
      <div className="split-text py-close lg:min-h-[30rem]">
        <h2 id="answering" className="headline text-2xl">
          {name}
        </h2>
        <p className="mt-1 text-on-night-muted">{role}</p>
        <blockquote className="mt-4 text-lg lg:text-xl">“{words}”</blockquote>
        {signature === undefined ? null : <img src={signature} alt="" loading="lazy" className="mt-4 h-14" />}
      </div>
      <div className="split-picture -order-1">
        <Picture picture={picture} size="half" />
      </div>
    </section>
  );
}

export function WhatYouWillSee({ heading, items }: NonNullable<OurPeople['seen']>) {
  return (
    <section className="contained stack-8 py-section" aria-labelledby="seen">
      {items.map(({ title, text, picture }, index) => (
        <div key={title} className="columns-beside items-center">
          <div className="mb-5 lg:mb-0">
            {index === 0 ? (
              <h2 id="seen" className="mb-lead headline text-2xl">
                {heading}
              </h2>
            ) : null}
            <h3 className="headline text-xl">{title}</h3>
            <p className="mt-3 measure">{text}</p>
          </div>
          <Picture picture={picture} size="half" className="rounded-sm" />
        </div>
      ))}
    </section>
  );
}
