import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Blocks } from '#app/components/ui/blocks.tsx';
import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { WhatYouWillSee, WhoAnswers } from '#app/components/sections/people.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
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
        <section className="bg-page py-section text-text" aria-labelledby="story">
          <div className="contained">
            <div className="columns-beside items-start">
              <div className="text-lg lg:text-xl">
                <h2 id="story" className="mb-8 headline text-2xl">
                  {story.heading}
                </h2>
                <Paragraphs texts={story.paragraphs} />
              </div>
              {story.picture === undefined ? null : (
                <Picture picture={story.picture} size="half" className="mt-8 w-full rounded-sm lg:mt-0" />
              )}
            </div>
            {story.blocks === undefined ? null : <Blocks blocks={story.blocks} headingLevel={3} />}
          </div>
        </section>
        {people?.answering === undefined ? null : <WhoAnswers {...people.answering} />}
        {people?.seen === undefined ? null : <WhatYouWillSee {...people.seen} />}
        <Section tone="band" id="areas" heading={areas.heading} lede={areas.lede}>
          <LinkList
            links={areas.chips}
            className="flex flex-wrap gap-3"
            linkClassName="button-quiet min-h-11 px-4 py-1.5"
          />
        </Section>
        <Section id="reasons" heading={reasons.heading}>
          <Points points={reasons.points} />
        </Section>
        {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
      </BelowTheFold>
    </>
  );
}
