import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

export function Paragraph({ text, className }: { text: LinkedText; className?: string | undefined }) {
  return (
    <p className={className}>
      <RichText text={text} />
    </p>
  );
}

export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return (
    <div className="measure stack-5">
      {texts.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
    </div>
  );
}
