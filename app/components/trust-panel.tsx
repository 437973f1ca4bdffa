import { useSite } from '#app/components/site-context.ts';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { TrustPanel as TrustPanelRecord } from '#app/content/to-pages/page-data.ts';

/** What anybody can check about the company before calling it. */
export function TrustPanel({ panel: { heading, lede, points } }: { panel: TrustPanelRecord }) {
  const { labels } = useSite();
  return (
    <Section tone="band" id="trust" heading={heading} lede={lede} beside>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {points.map(({ title, text, link }) => (
          <div key={title} className="ruled">
            <dt className="headline text-lg">{title}</dt>
            <dd className="mt-2">
              {text}
              {link === undefined ? null : (
                <ExternalLink href={link.url} notice={labels.newTab} className="text-link inline-block py-2">
                  {link.text}
                </ExternalLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
