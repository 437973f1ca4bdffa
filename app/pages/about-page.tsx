import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { WhatYouWillSee, WhoAnswers } from '#app/components/sections/people.tsx';
import { Disclosures } from '#app/components/ui/disclosure.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Timely } from '#app/components/tools.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { useSite } from '#app/components/site-context.ts';
import type { AboutPage as Page } from '#app/page-data/main-pages.ts';
import { paths } from '#app/paths.ts';

export function AboutPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { hero, story, people, team, reviews, areas, reasons, emergencyBanner } = content;
  const { paragraphs, blocks = [] } = story;
  const { labels } = useSite();
  return (
    <Hero tone={team || reviews ? 'page' : 'band'} {...hero} picture={picture}>
      <Timely team={team} />
      {people?.answering === undefined ? null : <WhoAnswers {...people.answering} />}
      {people?.seen === undefined ? null : <WhatYouWillSee {...people.seen} />}
      <Timely reviews={reviews} />
      <Section id="story" heading={story.heading} beside>
        <Paragraphs texts={paragraphs} />
        <Disclosures texts={blocks} />
      </Section>
      <Section tone="band" id="areas" heading={areas.heading} lede={areas.lede}>
        <LinkList links={areas.chips} className="columns-[8rem_5]" />
        <ButtonLink look="text" to={paths.coverage}>
          {labels.navigation.allAreas}
        </ButtonLink>
      </Section>
      <div className="contained py-close">
        <Points points={reasons} headingLevel={2} />
      </div>
      {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
    </Hero>
  );
}
