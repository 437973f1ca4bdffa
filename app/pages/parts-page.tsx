import { DoorFigure } from '#app/components/tools.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { PartsPage as Page } from '#app/page-data/problems-page.ts';

export function PartsPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  return (
    <Hero {...content.hero} picture={picture}>
      {(['torsion', 'extension'] as const).map((springs, index) => (
        <Section
          key={springs}
          id={springs}
          tone={index === 0 ? 'page' : 'band'}
          heading={content[springs].heading}
          lede={content[springs].lede}
          beside={springs === 'extension'}
        >
          {index === 0 ? (
            <p className="mb-6 flex gap-3">
              <svg width={32} height={4} aria-hidden="true" className="mt-2.5 flex-none">
                <path d="M0 2h32" className="under-tension" />
              </svg>
              {content.key}
            </p>
          ) : null}
          <DoorFigure springs={springs} content={content} />
        </Section>
      ))}
      <CallBlock {...content.call} />
    </Hero>
  );
}
