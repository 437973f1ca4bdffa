import type { SourcedFact } from '#app/page-data/shared-parts.ts';

export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-5">
      {facts.map(({ text, source }) => (
        <li key={text} className="hairline-t border-line pt-3">
          {text} <span className="text-sm text-muted">{source}</span>
        </li>
      ))}
    </ul>
  );
}
