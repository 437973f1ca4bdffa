import { Words } from '#app/components/ui/words.tsx';
import type { LinkedText } from '#app/template.ts';

/** Paragraphs of running text. */
export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return (
    <div className="measure stack-5">
      {texts.map((text) => (
        <p key={text}>
          <Words text={text} />
        </p>
      ))}
    </div>
  );
}
