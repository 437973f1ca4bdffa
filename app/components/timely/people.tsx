import { Picture } from '#app/components/ui/picture.tsx';
import type { HomePage, OurPeople } from '#app/page-data/main-pages.ts';
import type { Team } from '#app/page-data/timely.ts';

export function WhoAnswers(who: NonNullable<OurPeople['answering']>) {
  const { name, role, words, more, picture, signature } = who;
  return (
    <section
      className="night split split-reversed hairline-b border-night-line bg-night text-on-night max-lg:flow-root"
      aria-labelledby="answering"
    >
      <div className="split-picture max-lg:float-left max-lg:mt-close max-lg:mr-4 max-lg:ml-[calc(var(--gutters)/2)] max-lg:w-[min(36vw,10rem)]">
        <Picture picture={picture} size="half" className="max-lg:aspect-4/5" />
      </div>
      <div className="split-text py-close max-lg:block lg:min-h-[30rem]">
        <h2 id="answering" className="headline text-xl">
          {name}
        </h2>
        <p className="text-on-night-muted lg:mt-1">{role}</p>
        <blockquote className="clear-left pt-4">
          <p className="headline text-xl lg:text-[2rem]">“{words}”</p>
          {more && <p className="mt-3">{more}</p>}
        </blockquote>
        {signature === undefined ? null : <img src={signature} alt="" loading="lazy" className="mt-4 h-14" />}
      </div>
    </section>
  );
}

export function WhatYouWillSee({ heading, items }: NonNullable<OurPeople['seen']>) {
  return (
    <section className="bg-band py-close" aria-labelledby="seen">
      <div className="contained stack-8">
        {items.map(({ title, text, picture }, index) => (
          <div key={title} className="columns-beside items-center">
            <div className="mb-5 lg:mb-0">
              {index === 0 ? (
                <h2 id="seen" className="mb-3 headline text-2xl">
                  {heading}
                </h2>
              ) : null}
              <h3 className="headline text-xl">{title}</h3>
              <p className="mt-3 measure">{text}</p>
            </div>
            <Picture picture={picture} size="half" className="rounded-sm max-sm:aspect-2/1" />
          </div>
        ))}
      </div>
    </section>
  );
}

export function TeamList({ heading, people }: Team) {
  return (
    <section className="contained pb-section" aria-labelledby="team">
      <h2 id="team" className="mb-lead headline text-2xl">
        {heading}
      </h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {people.map((person) => (
          <li
            key={person.name}
            className="service-card service-card-beside max-sm:grid-cols-[clamp(0px,(100vw-18rem)*99,36vw)_1fr]"
          >
            <Picture picture={person.picture} size="pair" className="card-picture sm:aspect-square" />
            <div>
              <h3 className="headline text-xl">{person.name}</h3>
              <p className="text-muted">{person.role}</p>
              {person.words && <p className="mt-2 lg:mt-3">{person.words}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FaceList({ heading, people }: NonNullable<HomePage['content']['faces']>) {
  return (
    <>
      <h3 className="mb-3 semibold">{heading}</h3>
      <ul className="grid grid-cols-3 gap-x-6">
        {people.map(({ name, role, picture }) => (
          <li key={name}>
            <Picture picture={picture} size="thumbnail" className="aspect-4/5 rounded-sm" />
            <h4 className="mt-2 headline">{name}</h4>
            <p className="text-sm text-muted">{role}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
