import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

/** As many columns as there are reasons; two have two from the start. */
const columns: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

export function Points({ points }: { points: readonly { title: string; text: LinkedText }[] }) {
  return (
    <ul className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 ${columns[points.length] ?? ''}`}>
      {points.map(({ title, text }) => (
        <li key={title} className="ruled">
          <h3 className="headline text-lg">{title}</h3>
          <p className="mt-1 text-muted">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
