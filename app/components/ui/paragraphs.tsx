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

/** The same as the main text of a page: a first paragraph to read at a glance, and the rest collapsed under what it is about. */
export function LongText({
  texts: [first, ...rest],
  more,
}: {
  texts: readonly LinkedText[];
  more?: string | undefined;
}) {
  const { readOn } = useSite().labels;
  return (
    <>
      <p className="mb-5 measure text-lg">
        <RichText text={first ?? ''} />
      </p>
      {rest.length === 0 ? null : (
        <Disclosure heading={more ?? readOn}>
          <Paragraphs texts={rest} />
        </Disclosure>
      )}
    </>
  );
}
