import { Words } from '#app/components/ui/words.tsx';
import type { LinkedText } from '#app/template.ts';

/** A long text in parts, each below its own heading. */
export function Blocks({
  blocks,
  headingLevel,
}: {
  blocks: readonly { heading: string; text: LinkedText }[];
  /** One below the heading that they stand under. */
  headingLevel: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid gap-x-10 gap-y-8 pt-5 sm:grid-cols-2">
      {blocks.map(({ heading, text }) => (
        <div key={heading} className="ruled">
          <Heading className="headline text-xl">{heading}</Heading>
          <p className="mt-2">
            <Words text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}
