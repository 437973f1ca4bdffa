import { useSite } from '#app/components/site-context.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return (
    <div className="measure stack-5">
      {texts.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}

/** The same as the main text of a page: a first paragraph to read at a glance, and what is left after so many collapsed. */
export function LongText({
  texts: [first, ...others],
  shown,
}: {
  texts: readonly LinkedText[];
  shown: number;
}) {
  const { readOn } = useSite().labels;
  const rest = others.slice(shown - 1);
  return (
    <div className="stack-5">
      <p className="measure text-lg">
        <RichText text={first ?? ''} />
      </p>
      <Paragraphs texts={others.slice(0, shown - 1)} />
      {rest.length === 0 ? null : (
        <Disclosure heading={readOn}>
          <Paragraphs texts={rest} />
        </Disclosure>
      )}
    </div>
  );
}
