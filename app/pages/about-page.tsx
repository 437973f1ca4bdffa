import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { Disclosures } from '#app/components/ui/disclosure.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Timely } from '#app/components/tools.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
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
      <Section
        tone={people?.seen ? 'page' : 'band'}
        room="close"
        id="areas"
        heading={areas.heading}
        lede={areas.lede}
      >
        <LinkList
          links={areas.chips}
          className="link-list grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-2 xl:grid-cols-5"
          linkClassName="block rounded-sm hairline border-line bg-page px-4 py-2.5 text-link no-underline hover:underline"
        />
        <Points
          points={reasons}
          headingLevel={2}
          className="mt-close *:columns-beside *:items-baseline *:hairline-t *:border-line *:py-4"
        />
      </Section>
      <Timely reviews={reviews} />
      {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
    </Hero>
  );
}
