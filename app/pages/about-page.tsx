import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/call-actions.tsx';
import { EmergencyBanner } from '#app/components/emergency-banner.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Points } from '#app/components/points.tsx';
import { TrustPanel } from '#app/components/trust-panel.tsx';
import { Link } from '#app/components/ui/link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { labels } from '#app/content/labels.ts';
import type { AboutPage as Page } from '#app/content/pages.ts';

export function AboutPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { hero, story, areas, chips, reasons, trustPanel, emergencyBanner } = content;
  return (
    <>
      <Hero {...hero} picture={picture}>
        <CallActions call={labels.call} />
      </Hero>
      <BelowTheFold>
        <Section id="story" heading={story.heading} beside>
          <div className="max-w-prose space-y-5">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section tone="band" id="areas" heading={areas.heading} lede={areas.lede}>
          <ul className="flex flex-wrap gap-3">
            {chips.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} className="chip">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="reasons" heading={reasons.heading}>
          <Points points={reasons.points} />
        </Section>
        <TrustPanel panel={trustPanel} newTab={labels.newTab} />
        <EmergencyBanner banner={emergencyBanner} call={labels.call} />
      </BelowTheFold>
    </>
  );
}
