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
  const { paragraphs, blocks = [] } = story;
  return (
    <Hero tone={team ? 'page' : 'band'} {...hero} picture={picture}>
      <Timely team={team} answering={people?.answering} />
      <Section room="close" id="story" heading={story.heading} beside>
        <Paragraphs texts={paragraphs} />
        <Disclosures texts={blocks} />
      </Section>
      <Timely reviews={reviews} seen={people?.seen} />
      <Section tone="band" room="close" id="areas" heading={areas.heading} lede={areas.lede}>
        <LinkList
          links={areas.chips}
          className="link-list grid grid-cols-2 gap-2 text-sm lg:grid-cols-5"
          linkClassName="button-quiet border-line min-h-11 w-full px-2"
        />
      </Section>
      <div className="contained py-close">
        <Points points={reasons} headingLevel={2} columns="lg:grid-cols-[1fr_1fr_2fr]" />
      </div>
      {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
    </Hero>
  );
}
