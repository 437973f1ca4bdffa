import type { SourcedFact } from '#app/page-data/shared-parts.ts';

export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  return (
    <ul className="stack-3">
      {facts.map(({ text, source }) => (
        <li key={text}>
          {`${text} `}
          <span className="block text-sm text-muted">{source}</span>
        </li>
      ))}
    </ul>
  );
}
