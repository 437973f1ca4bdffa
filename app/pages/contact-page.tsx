import { MapPin } from 'lucide';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { Answers, SaveNumber, PlaceLookup, Timely } from '#app/components/tools.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { ContactPage as Page } from '#app/page-data/main-pages.ts';
import { mapUrl, paths } from '#app/paths.ts';

export function ContactPage({ content }: Pick<Page, 'content'>) {
  // `links` lead to safety topics. `questions` are this page's own, `answers` those of the company's answers/.
  const { hero, call, hours, saveNumber, emergency, areas, map, placeLookup, links, questions, answers } =
    content;
  // The lede is about the areas, so it is below their heading.
  const { lede, ...opening } = hero;
  return (
    <>
      <ListOpening
        {...opening}
        className="columns-beside"
        lede={call.text}
        call={
          <>
            <h2 className="w-full headline text-xl">{call.heading}</h2>
            <CallActions />
            <p className="w-full text-sm text-muted">{hours}</p>
            <Timely hours={content.specialHours} />
            {saveNumber === undefined ? null : (
              <div className="save-number w-full">
                <SaveNumber {...saveNumber} />
              </div>
            )}
          </>
        }
      >
        {emergency === undefined ? null : (
          <div className="mb-6 ruled">
            <h2 className="headline text-xl">{emergency.heading}</h2>
            <p className="mt-2 mb-3 measure">{emergency.text}</p>
            <CheckList items={emergency.items} className="checks-close w-fit sm:grid sm:grid-cols-2" />
            <LinkList links={links} className="mt-2" />
          </div>
        )}
        <div className="ruled">
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
      </ListOpening>
      <BelowTheFold>
        <div className="contained pb-6 lg:pb-16">
          <div className="ruled">
            <h2 className="headline text-2xl">{questions.heading}</h2>
            <p className="mt-2 mb-5 measure text-muted">{questions.lede}</p>
            <Points
              points={questions.items.map(({ question, answer }) => ({ title: question, text: answer }))}
            />
          </div>
          {answers === undefined ? null : (
            <div id="answers" className="mt-6 lg:mt-12">
              <h2 className="headline text-xl">{answers.heading}</h2>
              <p className="mt-2 mb-4 measure text-muted">{answers.lede}</p>
              <div className="grid items-start gap-x-16 lg:grid-cols-2">
                <Answers answers={answers.list} />
              </div>
            </div>
          )}
        </div>
      </BelowTheFold>
    </>
  );
}
