import { MapPin } from 'lucide';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Questions } from '#app/components/ui/questions.tsx';
import { Answers, SaveNumber, PlaceLookup } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { ContactPage as Page } from '#app/page-data/main-pages.ts';
import { mapUrl, paths } from '#app/paths.ts';

export function ContactPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels, phone } = useSite();
  const { hero, call, saveNumber, emergency, areas, map, placeLookup, links, questions, answers, closing } =
    content;
  return (
    <>
      <Hero tone="page" {...hero} picture={picture} />
      <BelowTheFold>
        <section className="bg-band py-section" aria-label={labels.navigation.contact}>
          <div className="contained">
            <div className="ruled grid items-center gap-x-10 gap-y-6 lg:grid-cols-[auto_1fr] xl:grid-cols-2">
              <div>
                <h2 className="headline text-xl">{call.heading}</h2>
                <a
                  href={phone.href}
                  aria-label={labels.call}
                  className="mt-2 inline-block headline text-4xl underline decoration-2 hover:text-link"
                >
                  {phone.display}
                </a>
                <p className="mt-4 measure">{call.text}</p>
              </div>
              {saveNumber === undefined ? null : (
                <div className="save-number">
                  <SaveNumber {...saveNumber} />
                </div>
              )}
            </div>
          </div>
          <div
            className={`contained mt-12 grid gap-x-10 gap-y-12 ${emergency === undefined ? '' : 'lg:grid-cols-2'}`}
          >
            {emergency === undefined ? null : (
              <div className="ruled">
                <h2 className="headline text-xl">{emergency.heading}</h2>
                <p className="mt-3 mb-5">{emergency.text}</p>
                <CheckList items={emergency.items} />
                <LinkList links={links} className="mt-4" />
              </div>
            )}
            <div className="ruled">
              <h2 className="-my-2.5 flex items-center gap-2 headline text-xl">
                <ExternalLink href={mapUrl(map.query)} aria-label={map.name} className="icon-link">
                  <Icon icon={MapPin} className="size-6" />
                </ExternalLink>
                <Link to={paths.coverage} className="text-link">
                  {areas.heading}
                </Link>
              </h2>
              <p className="mt-3">{areas.text}</p>
              {placeLookup === undefined ? null : (
                <div className="mt-6">
                  <PlaceLookup texts={placeLookup} />
                </div>
              )}
            </div>
          </div>
        </section>
        <Section tone="page" id="questions" heading={questions.heading} lede={questions.lede}>
          <Questions items={questions.items} columns />
          {answers === undefined ? null : (
            <div id="answers" className="mt-12">
              <h3 className="headline text-xl">{answers.heading}</h3>
              <p className="mt-2 measure text-muted">{answers.lede}</p>
              <div className="mt-6 grid items-start gap-x-16 lg:grid-cols-2">
                <Answers answers={answers.list} />
              </div>
            </div>
          )}
        </Section>
        {closing === undefined ? null : <CallBlock id="closing" {...closing} />}
      </BelowTheFold>
    </>
  );
}
