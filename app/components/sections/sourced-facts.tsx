import type { SourcedFact } from '#app/page-data/shared-parts.ts';

export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  return (
    <ul className="mt-lead tiles">
      {facts.map(({ text, source }) => (
        <li key={text} className="py-3">
          {`${text} `}
          <span className="text-sm text-muted">{source}</span>
        </li>
      ))}
    </ul>
  );
}
