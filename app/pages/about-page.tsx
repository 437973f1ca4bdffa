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
  const { heading, lede, chips } = areas;
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
      <Section tone={people?.seen ? 'page' : 'band'} room="close" id="areas" heading={heading} lede={lede}>
        <LinkList links={chips} className="link-list mb-3 columns-[8rem] flex-wrap gap-x-6 sm:flex" />
        <Points points={reasons} headingLevel={2} columns="lg:grid-cols-3 lg:*:pr-8" />
      </Section>
      <Timely reviews={reviews} />
      {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
    </Hero>
  );
}
