import { useSite } from '#app/components/site-context.ts';
import { ExternalLink } from '#app/components/ui/external-link.tsx';
import type { SourcedFact } from '#app/content/to-pages/page-data.ts';

/** Facts from public record, each with where it was read. */
export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  const { labels } = useSite();
  return (
    <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
      {facts.map(({ text, source }) => (
        <li key={text} className="hairline-t border-line pt-4">
          {text}{' '}
          <ExternalLink
            href={source.url}
            notice={`(${source.title}) ${labels.newTab}`}
            className="text-link inline-block py-1 text-sm"
          >
            {source.text}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
