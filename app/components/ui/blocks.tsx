import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

export function Blocks({ blocks }: { blocks: readonly { heading: string; text: LinkedText }[] }) {
  return (
    <div
      // Avoids a single part in the last row.
      className={`grid gap-x-10 gap-y-8 pt-8 sm:grid-cols-2 lg:pt-16 ${blocks.length % 2 === 0 ? '' : 'lg:grid-cols-3'}`}
    >
      {blocks.map(({ heading, text }) => (
        <div key={heading} className="ruled">
          <h2 className="headline text-xl">{heading}</h2>
          <p className="mt-2">
            <RichText text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}
