import type { SourcedFact } from '#app/page-data/shared-parts.ts';

export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {facts.map(({ text, source }) => (
        <li key={text} className="hairline-t border-line pt-3 text-sm">
          {text} <span className="text-muted">{source}</span>
        </li>
      ))}
    </ul>
  );
}
