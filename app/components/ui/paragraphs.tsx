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

/** The same as the main text of a page: a first paragraph to read at a glance, the others in two columns where there is room. */
export function LongText({ texts: [first, ...others] }: { texts: readonly LinkedText[] }) {
  return (
    <div className="long-text">
      <p className="text-lg lg:text-xl">
        <RichText text={first ?? ''} />
      </p>
      <Paragraphs texts={others} />
    </div>
  );
}
