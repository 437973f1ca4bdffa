import { MapPin, Phone } from 'lucide';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Answers, SaveNumber, PlaceLookup, Timely } from '#app/components/tools.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Links } from '#app/components/links/link-list.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { useSite } from '#app/components/site-context.ts';
import type { ContactPage as Page } from '#app/page-data/main-pages.ts';
import { mapUrl, paths } from '#app/paths.ts';

export function ContactPage({ content }: Pick<Page, 'content'>) {
  // `links` lead to safety topics. `questions` are this page's own, `answers` those of the company's answers/.
  const { hero, call, hours, specialHours, saveNumber, emergency, areas, map, placeLookup, links } = content;
  const { questions, answers } = content;
  const { phone, labels } = useSite();
  // The lede is about the areas, so it is below their heading.
  const { lede, ...opening } = hero;
  return (
    <>
      <ListOpening
        {...opening}
        hasNumber={false}
        below={
          <div className="mt-6 large-number">
            <h2 className="flex items-center gap-2 semibold">
              <Icon icon={Phone} className="size-5" />
              {call.heading}
            </h2>
            <a href={phone.href} aria-label={labels.call} className="button-call justify-start headline">
              {phone.display}
            </a>
            <div>
              <p className="headline text-xl">{hours}</p>
              <p className="mt-2">{call.text}</p>
            </div>
            <Timely hours={specialHours} />
            {saveNumber && <SaveNumber {...saveNumber} />}
          </div>
        }
      >
        <div className="columns-beside">
          {emergency === undefined ? null : (
            <div className="mb-8 bg-band p-5 [border-top:0.375rem_solid_var(--color-call)] lg:mb-0 lg:p-8">
              <h2 className="headline text-xl">{emergency.heading}</h2>
              <p className="mt-2 mb-3">{emergency.text}</p>
              <CheckList items={emergency.items} />
              <Links links={links} />
            </div>
          )}
          <div>
            <h2 className="-mt-2.5 mb-1 flex items-center gap-2 headline text-xl">
              <ExternalLink href={mapUrl(map.query)} aria-label={map.name} className="icon-link">
                <Icon icon={MapPin} className="size-6" />
              </ExternalLink>
              <Link to={paths.coverage} className="text-link">
                {areas.heading}
              </Link>
            </h2>
            <p className="mb-4 measure">{lede}</p>
            {placeLookup === undefined ? null : <PlaceLookup texts={placeLookup} />}
          </div>
        </div>
      </ListOpening>
      <BelowTheFold>
        <div className="bg-band py-close">
          <div className="contained">
            <div className="mb-lead columns-beside items-baseline">
              <h2 className="headline text-2xl">{questions.heading}</h2>
              <p className="mt-2 measure">{questions.lede}</p>
            </div>
            <Points
              rows
              points={questions.items.map(({ question, answer }) => ({ title: question, text: answer }))}
            />
            <div
              id="answers"
              className="mt-8 grid items-start gap-x-8 gap-y-6 empty:hidden lg:mt-12 lg:grid-cols-3"
            >
              <Answers groups={answers} />
            </div>
          </div>
        </div>
      </BelowTheFold>
    </>
  );
}
