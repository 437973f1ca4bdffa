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
