import type { SourcedFact } from '#app/page-data/shared-parts.ts';

export function SourcedFacts({ facts, className }: { facts: readonly SourcedFact[]; className: string }) {
  return (
    <ul className={`${className} stack-5`}>
      {facts.map(({ text, source }) => (
        <li key={text} className="hairline-t border-line pt-3 lg:pr-12">
          {text} <span className="text-sm text-muted">{source}</span>
        </li>
      ))}
    </ul>
  );
}
