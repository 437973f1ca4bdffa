import { MapPin } from 'lucide';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import { Answers, SaveNumber, PlaceLookup, Timely } from '#app/components/tools.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Links } from '#app/components/links/link-list.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { useSite } from '#app/components/site-context.ts';
import type { ContactPage as Page } from '#app/page-data/main-pages.ts';
import { mapUrl, paths } from '#app/paths.ts';

/** On wide screens, a heading above the first of three columns of answers, and what it heads above the others. */
const row = 'lg:grid lg:grid-cols-3 lg:gap-x-8';

export function ContactPage({ content }: Pick<Page, 'content'>) {
  // `links` lead to safety topics. `questions` are this page's own, `answers` those of the company's answers/.
  const { hero, call, hours, specialHours, saveNumber, emergency, areas, map, placeLookup, links } = content;
  const { questions, answers } = content;
  const { phone, labels } = useSite();
  // The lede is about the areas, so it is below the room of the longest answer about a place.
  const { lede, ...opening } = hero;
  return (
    <>
      <ListOpening
        {...opening}
        hasNumber={false}
        below={
          <div className="mt-8 large-number">
            <h2 className="semibold">{call.heading}</h2>
            <a href={phone.href} aria-label={labels.call} className="button-call justify-start headline">
              {phone.display}
            </a>
            <div className={`mt-3 items-baseline ${row}`}>
              {saveNumber ? <SaveNumber {...saveNumber} /> : <span />}
              <p className={specialHours ? undefined : 'lg:col-span-2'}>
                <strong className="semibold">{hours}</strong> {call.text}
              </p>
              <Timely hours={specialHours} />
            </div>
            {emergency === undefined ? null : (
              <div className={`mt-8 ruled pt-8 ${row}`}>
                <h2 className="headline text-2xl">{emergency.heading}</h2>
                <div className="mt-2 lg:col-span-2">
                  <p>{emergency.text}</p>
                  <CheckList items={emergency.items} look="running" className="mt-2" />
                  <Links links={links} />
                </div>
              </div>
            )}
          </div>
        }
      >
        <h2 className="flex items-center gap-2 ruled pt-8 headline text-2xl">
          <ExternalLink href={mapUrl(map.query)} aria-label={map.name} className="order-1 icon-link">
            <Icon icon={MapPin} className="size-5" />
          </ExternalLink>
          <Link to={paths.coverage}>{areas.heading}</Link>
        </h2>
        {placeLookup && <PlaceLookup texts={placeLookup} className={`lookup-beside mt-4 ${row}`} />}
        <p className="mt-4">{lede}</p>
      </ListOpening>
      <BelowTheFold>
        <div className="bg-band py-close">
          <div className="contained">
            <div className={`mb-8 items-baseline ${row}`}>
              <h2 className="headline text-2xl">{questions.heading}</h2>
              <p className="mt-2 lg:col-span-2">{questions.lede}</p>
            </div>
            {questions.items.map(({ question, answer }) => (
              <div key={question} className={`items-baseline hairline-t border-line py-4 ${row}`}>
                <h3 className="headline text-xl">{question}</h3>
                <Paragraph text={answer} className="mt-2 measure lg:col-span-2" />
              </div>
            ))}
            <div id="answers" className="mt-8 grid gap-8 lg:grid-cols-3">
              <Answers groups={answers} />
            </div>
          </div>
        </div>
      </BelowTheFold>
    </>
  );
}
