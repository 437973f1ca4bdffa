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
  const { hero, story, people, team, reviews, areas, reasons, emergencyBanner } = content;
  const { paragraphs, blocks } = story;
  return (
    <Hero tone={team || reviews ? 'page' : 'band'} {...hero} picture={picture}>
      <Timely team={team} reviews={reviews} />
      <Section id="story" heading={story.heading} lede={blocks && paragraphs[0]} beside={!blocks}>
        <Paragraphs texts={blocks === undefined ? paragraphs : paragraphs.slice(1)} />
        <div className="items-start gap-x-16 lg:grid lg:grid-cols-2">
          <Disclosures texts={blocks ?? []} />
        </div>
      </Section>
      {people?.answering === undefined ? null : <WhoAnswers {...people.answering} />}
      {people?.seen === undefined ? null : <WhatYouWillSee {...people.seen} />}
      <Section tone="band" id="areas" heading={areas.heading} lede={areas.lede}>
        <LinkList
          links={areas.chips}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(8.2rem,100%),1fr))] gap-2 sm:grid-cols-2 lg:grid-cols-5"
          linkClassName="flex h-full min-h-11 items-center justify-center rounded-sm hairline border-line bg-page px-2 text-center semibold hover:underline"
        />
        <div className="mt-close">
          <Points points={reasons} headingLevel={2} />
        </div>
      </Section>
      {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
    </Hero>
  );
}
