import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { Opening } from '#app/components/sections/hero.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { LinkList, Links } from '#app/components/links/link-list.tsx';
import { Disclosure, Disclosures } from '#app/components/ui/disclosure.tsx';
import { Paragraph, Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Timely } from '#app/components/tools.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { PartIcon } from '#app/components/ui/part-icon.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Section, tones } from '#app/components/ui/section.tsx';
import type { AreaPage as Page } from '#app/page-data/area-page.ts';
import { paths } from '#app/paths.ts';

/** An area. The order of its parts: docs/specification.md#210-area-pages. */
export function AreaPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels } = useSite();
  const { area, kicker, region, title, description, response, zipCodes, services, whyChoose, call } = content;
  const { local, nearby, notice, notices, safety, links, sourcedFacts, jobs } = content;
  const crop = content.isCloseUp ? 'object-[85%]' : '';
  return (
    <>
      {/* How soon help comes there, and the number, before anything about the place. */}
      <Opening
        ground={`hero-call-first hairline-b border-night-line ${tones.night}`}
        kicker={kicker}
        kickerClass="text-on-night-muted"
        heading={area.name}
        picture={picture}
        pictureClass="lg:object-[25%]"
        headingClass="text-4xl"
      >
        <Arrival arrival={response} />
        <CallActions className="mt-lead" />
        <Timely areaNotices={notices} />
      </Opening>
      <BelowTheFold>
        {/* What to leave alone is read before all else. */}
        <Section tone="band" room="close" id="place" heading={title} beside={safety === undefined}>
          <div className={safety && 'columns-beside'}>
            {safety && <SafetyCallout callout={safety} inBand />}
            <div className={safety && 'max-lg:mt-6'}>
              <Paragraph text={description} className="lg:text-xl/[1.45]" />
              <p className="mt-3 text-sm text-muted">{`${region}. ${zipCodes}`}</p>
            </div>
          </div>
        </Section>
        <Section room="close" id="services" heading={services.heading}>
          <ul className="tiles">
            {services.cards.map(({ title, icon, emergency, description, features, path }) => (
              <li key={title} className="card area-service">
                <PartIcon icon={icon} />
                {emergency && (
                  <p className="urgency flex items-center gap-2 text-sm semibold">{labels.emergency}</p>
                )}
                <h3 className="my-1 headline text-xl">
                  <Link to={path} className="card-heading-link">
                    {title}
                  </Link>
                </h3>
                <p>{description}</p>
                <CheckList look="sentence" items={features} />
              </li>
            ))}
          </ul>
        </Section>
        <section className="night bg-night-raised text-on-night" aria-labelledby="local">
          <div className="split split-reversed">
            <div className="split-picture -order-1">
              <Picture picture={local.picture} size="half" className={crop} />
            </div>
            <div className="split-text stack-5">
              <h2 id="local" className="headline text-2xl">
                {local.heading}
              </h2>
              {local.lead && <p className="text-xl/[1.35]">{local.lead}</p>}
              <Paragraphs texts={local.texts} />
            </div>
          </div>
          <div className="contained split-rows">
            <div className="flex flex-wrap gap-x-6">
              {local.folded && (
                <Disclosure heading={local.folded.heading}>
                  {local.folded.texts.map((text) => (
                    <Paragraph key={text} text={text} />
                  ))}
                </Disclosure>
              )}
              <Disclosures texts={local.answers} />
              {sourcedFacts && (
                <Disclosure heading={sourcedFacts.heading}>
                  <SourcedFacts facts={sourcedFacts.facts} />
                </Disclosure>
              )}
            </div>
            <div className="flex flex-wrap gap-x-6">
              <Links links={links} />
            </div>
          </div>
        </section>
        {jobs && (
          <div className="contained pb-section">
            <Timely jobs={jobs} />
          </div>
        )}
        <Section tone={jobs ? 'band' : 'page'} room="close" id="why-choose-us" heading={whyChoose.heading}>
          <div className="tiles text-sm *:py-4">
            <CheckList items={whyChoose.local} />
            <div>
              <h3 className="semibold py-0.75">{whyChoose.commonHeading}</h3>
              <CheckList items={whyChoose.common} className="text-muted" />
            </div>
            {nearby.links.length > 0 && (
              <div>
                <h3 className="semibold py-0.75">{nearby.heading}</h3>
                <LinkList
                  links={nearby.links}
                  className="link-list grid grid-cols-2 lg:block"
                  linkClassName="text-link inline-block py-2.5 lg:py-0.75"
                />
              </div>
            )}
          </div>
          {notice && <p className="mt-4 measure text-sm">{notice}</p>}
        </Section>
        <CallBlock {...call}>
          <ButtonLink look="quiet" to={paths.contact} name={labels.quoteByContact}>
            {labels.quote}
          </ButtonLink>
        </CallBlock>
      </BelowTheFold>
    </>
  );
}
