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
  const { hero, foundingYear, story, people, team, reviews, areas, reasons, emergencyBanner } = content;
  const heading = (
    <>
      {hero.heading} <span className="block pt-1 text-5xl/none">{foundingYear}</span>
    </>
  );
  return (
    <Hero tone={team || people ? 'page' : 'band'} {...hero} heading={heading} picture={picture}>
      <Timely team={team} {...people} />
      <Section room="close" id="story" heading={story.heading}>
        <div className="columns-beside items-start">
          <div className="mb-5 stack-4">
            <Paragraphs texts={story.paragraphs} />
          </div>
          <div className="hairline-b border-line">
            <Disclosures texts={story.blocks ?? []} />
          </div>
        </div>
      </Section>
      <Section tone="band" room="close" id="areas" heading={areas.heading} lede={areas.lede}>
        <LinkList links={areas.chips} className="link-list columns-[8rem] flex-wrap gap-x-6 sm:flex" />
      </Section>
      <Section room="close" id="reasons" heading={reasons.heading}>
        <Points points={reasons.points} />
      </Section>
      <Timely reviews={reviews} />
      {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
    </Hero>
  );
}
