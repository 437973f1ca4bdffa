import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { WhatYouWillSee, WhoAnswers } from '#app/components/sections/people.tsx';
import { Disclosures } from '#app/components/ui/disclosure.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Timely } from '#app/components/tools.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { AboutPage as Page } from '#app/page-data/main-pages.ts';

export function AboutPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { hero, story, people, areas, reasons, emergencyBanner } = content;
  return (
    <>
      <Hero {...hero} picture={picture} />
      <BelowTheFold>
        <Section id="story" heading={story.heading} beside>
          <Paragraphs texts={story.paragraphs} />
          {story.blocks === undefined ? null : (
            <div className="mt-lead">
              <Disclosures texts={story.blocks} />
            </div>
          )}
          <Timely team={content.team} />
        </Section>
        {people?.answering === undefined ? null : <WhoAnswers {...people.answering} />}
        {people?.seen === undefined ? null : <WhatYouWillSee {...people.seen} />}
        <Section tone="band" id="areas" heading={areas.heading} lede={areas.lede}>
          <LinkList
            links={areas.chips}
            className="flex flex-wrap gap-2"
            linkClassName="button-quiet min-h-11 px-4"
          />
        </Section>
        <Section id="reasons" heading={reasons.heading}>
          <Points points={reasons.points} />
          <Timely reviews={content.reviews} />
        </Section>
        {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
      </BelowTheFold>
    </>
  );
}
