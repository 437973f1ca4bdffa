import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { Disclosures } from '#app/components/ui/disclosure.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Timely } from '#app/components/tools.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Paragraph, Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { AboutPage as Page } from '#app/page-data/main-pages.ts';

export function AboutPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { hero, story, people, team, reviews, areas, reasons, emergencyBanner } = content;
  return (
    <Hero tone={team ? 'page' : 'band'} {...hero} picture={picture}>
      <Timely team={team} answering={people?.answering} />
      <Timely seen={people?.seen} />
      <Section tone={people?.seen ? 'band' : 'page'} room="close" id="story" heading={story.heading} beside>
        <Paragraphs texts={story.paragraphs} />
        <div className="mt-5">
          <Disclosures texts={story.blocks ?? []} />
        </div>
      </Section>
      <div className={people?.seen ? 'py-close' : 'bg-band py-close'}>
        <div className="contained columns-beside">
          <section className="mb-lead lg:mb-0" aria-labelledby="areas">
            <h2 id="areas" className="headline text-2xl">
              {areas.heading}
            </h2>
            <Paragraph text={areas.lede} className="mt-2 mb-5" />
            <LinkList
              links={areas.chips}
              className="link-list flex flex-wrap gap-2"
              linkClassName="inline-block rounded-sm hairline border-line bg-page px-4 py-2.5 text-link no-underline hover:underline"
            />
          </section>
          <Points
            points={reasons}
            headingLevel={2}
            className="grid content-start gap-x-8 *:hairline-t *:border-line *:py-4"
          />
        </div>
      </div>
      <Timely reviews={reviews} />
      {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
    </Hero>
  );
}
