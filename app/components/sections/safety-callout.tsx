import type { ReactNode } from 'react';
import { LinkList } from '#app/components/links/link-list.tsx';
import type { Callout } from '#app/page-data/shared-parts.ts';

/** What to leave alone, and the way to what to do until help comes. The same on many pages. */
export function SafetyCallout({
  callout: { heading, lines, links },
  inBand = false,
  children,
}: {
  callout: Callout;
  /** Below a heading, and on another ground than the band. */
  inBand?: boolean;
  children?: ReactNode;
}) {
  const [Heading, ground] = inBand ? (['h3', 'bg-page'] as const) : (['h2', 'bg-band'] as const);
  return (
    <aside
      className={`callout border-line ${ground} [border-top:0.375rem_solid_var(--color-warning)]`}
      aria-labelledby="safety"
      data-shared
    >
      <Heading id="safety" className="urgency flex items-center gap-3 headline text-xl">
        {heading}
      </Heading>
      <ul className="mt-2 flex list-disc flex-wrap gap-2 gap-x-6 *:ml-5 *:grow *:basis-64">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {children && <li>{children}</li>}
      </ul>
      <LinkList links={links} className="-mb-2 flex flex-wrap gap-x-6 text-sm" />
    </aside>
  );
}
