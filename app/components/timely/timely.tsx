import type { ComponentProps } from 'react';
import { useInBrowser } from '#app/components/in-browser.ts';
import { Links } from '#app/components/links/link-list.tsx';
import { FaceList, TeamList, WhatYouWillSee, WhoAnswers } from '#app/components/timely/people.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import type { HomePage, OurPeople } from '#app/page-data/main-pages.ts';
import type { Jobs, Notice, Offer, Review, Reviews, SpecialHours, Team } from '#app/page-data/timely.ts';
import { isCurrent, type Period } from '#app/period.ts';

/** Notices, special hours, offers and the like. Each is undefined where there is none. */
export interface TimelyParts {
  notices?: readonly Notice[] | undefined;
  areaNotices?: readonly Notice[] | undefined;
  hours?: SpecialHours | undefined;
  offers?: readonly Offer[] | undefined;
  reviews?: Reviews | undefined;
  quotation?: Review | undefined;
  jobs?: Jobs | undefined;
  team?: Team | undefined;
  /** Some of those who come, without their words. */
  faces?: HomePage['content']['faces'];
  answering?: OurPeople['answering'];
  seen?: OurPeople['seen'];
}

export function Timely(parts: TimelyParts) {
  const { notices = [], areaNotices = [], hours, offers = [], reviews, quotation, jobs } = parts;
  const { team, faces, answering, seen } = parts;
  return (
    <>
      {notices.map((notice) => (
        <NoticeLine key={notice.slug} {...notice} />
      ))}
      {areaNotices.map(({ slug, words, dates, ...period }) => (
        <Timed key={slug} as="p" period={period} className="mt-3 measure text-sm">
          {`${words} ${dates}`}
        </Timed>
      ))}
      {hours && <HoursOfDays {...hours} />}
      {offers.map((offer) => (
        <OfferBox key={offer.slug} {...offer} />
      ))}
      {(team || reviews) && (
        <div className="bg-band pt-section">
          {team && <TeamList {...team} />}
          {reviews && <ReviewList {...reviews} />}
        </div>
      )}
      {answering && <WhoAnswers {...answering} />}
      {seen && <WhatYouWillSee {...seen} />}
      {faces && <FaceList {...faces} />}
      {quotation && (
        <div className="mt-lead ruled text-xl sm:text-2xl lg:col-span-2">
          <Quotation {...quotation} />
        </div>
      )}
      {jobs && <JobList {...jobs} />}
    </>
  );
}

/** Hidden before and after its time: in the document by a script (app/shell/period.inline.ts), from then on by React. */
function Timed({
  as: Element,
  period: { from, until },
  ...attributes
}: ComponentProps<'div'> & { as: 'div' | 'p' | 'section'; period: Period }) {
  const isShown = useInBrowser(() => isCurrent({ from, until }), true);
  return (
    <Element
      data-from={from}
      data-until={until}
      hidden={!isShown}
      // The script may have hidden it.
      suppressHydrationWarning
      {...attributes}
    />
  );
}

function NoticeLine({ slug, words, dates, ...period }: Notice) {
  const id = `notice-${slug}`;
  return (
    <Timed as="section" period={period} className="notice bg-band text-xs" aria-labelledby={id}>
      <p className="contained">
        <strong id={id} className="semibold">
          {words}
        </strong>
        {` ${dates}`}
      </p>
    </Timed>
  );
}

function HoursOfDays({ heading, days, until }: SpecialHours) {
  return (
    <Timed as="div" period={{ until }} className="mt-3 text-sm">
      <h3 className="semibold">{heading}</h3>
      {days.map(({ name, dates, hours, until }) => (
        <Timed
          key={name}
          as="p"
          period={{ until }}
          className="mt-2 flex flex-wrap justify-between gap-x-2 hairline-t border-line pt-1"
        >
          <span>{`${name}, ${dates}`}</span> <span className="whitespace-nowrap">{hours}</span>
        </Timed>
      ))}
    </Timed>
  );
}

function OfferBox({ heading, details, prices, terms, ...period }: Offer) {
  return (
    <Timed as="div" period={period} className="bg-band py-close">
      <div className="contained columns-beside">
        <div className="mb-3">
          <h2 className="headline text-2xl">{heading}</h2>
          <p className="mt-2 measure">{details}</p>
        </div>
        <div>
          <ul className="flex flex-wrap gap-x-16">
            {prices.map(({ amount, covers }) => (
              <li key={amount}>
                <strong className="headline text-3xl">{amount}</strong>{' '}
                <span className="block">{covers}</span>
              </li>
            ))}
          </ul>
          {/* In sight: what binds a customer may not wait behind a tap (docs/law.md 23). */}
          <div className="mt-3 measure stack-3 text-sm">
            {terms.map(({ name, text }) => (
              <p key={name}>
                <strong className="semibold">{name}:</strong> {text}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Timed>
  );
}

function ReviewList({ heading, list }: Reviews) {
  return (
    <section className="contained pb-section" aria-labelledby="reviews">
      <h2 id="reviews" className="semibold">
        {heading}
      </h2>
      <ul className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {list.map((review, index) => (
          <li key={review.quote} className={`text-xl ${index === 0 ? 'sm:text-2xl lg:col-span-2' : ''}`}>
            <Quotation {...review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quotation({ quote, customer, source }: Review) {
  return (
    <>
      <blockquote className="mt-4 headline indent-[-0.42em] text-pretty">“{quote}”</blockquote>
      <p className="mt-4 text-sm text-muted">
        <strong className="semibold">{customer}</strong> · {source}
      </p>
    </>
  );
}

/** Each job by its pictures, as an equal pair to compare, and what was done. On the page of all, each pair goes from edge to edge. */
function JobList({ heading, list }: Jobs) {
  const isPageOfAll = heading === undefined;
  const Title = isPageOfAll ? 'h2' : 'h4';
  return (
    <section className={isPageOfAll ? 'pb-section' : 'mt-section'}>
      {heading && <h3 className="mb-lead headline text-2xl">{heading}</h3>}
      <ul className={isPageOfAll ? 'stack-16' : undefined}>
        {list.map(({ heading: title, pictures, texts, date, links }, job) => (
          <li key={title} className="grid">
            <div className="mb-lead grid gap-2 sm:grid-cols-2">
              {pictures.map(({ label, picture }, index) => (
                <figure key={label} className="relative">
                  <Picture
                    picture={picture}
                    size={isPageOfAll ? 'half' : 'column'}
                    first={isPageOfAll && job === 0 && index === 0}
                    className={isPageOfAll ? 'aspect-3/2 max-h-128' : 'aspect-2/1'}
                  />
                  <figcaption
                    className={`absolute bottom-0 p-2 headline text-sm text-page ${index > 0 ? 'bg-link' : 'bg-warning sm:right-0'}`}
                  >
                    {label}
                  </figcaption>
                </figure>
              ))}
            </div>
            {/* On phones, a job among other things is named before it is shown. */}
            <div className={`columns-beside ${isPageOfAll ? 'contained' : 'max-lg:contents'}`}>
              <div className="-order-1 mb-3 text-sm text-muted">
                <Title className={`mb-2 headline text-text ${isPageOfAll ? 'text-2xl' : 'text-xl'}`}>
                  {title}
                </Title>
                {date}
                <p className="flex flex-wrap gap-x-6">
                  <Links links={links} />
                </p>
              </div>
              <dl className="flex flex-wrap gap-2 gap-x-6 *:grow *:basis-64">
                {texts.map(({ name, text }) => (
                  <div key={name}>
                    <dt className="semibold">{name}:</dt> <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
