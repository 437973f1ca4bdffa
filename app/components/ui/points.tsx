import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import type { LinkedText } from '#app/template.ts';

/** Titles with texts, as cards or in rows. */
export function Points({
  points,
  headingLevel = 3,
  rows = false,
}: {
  points: readonly { title: string; text: LinkedText }[];
  /** One below the heading above it. */
  headingLevel?: 2 | 3;
  /** Small, where the page has said most of it. */
  rows?: boolean;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={rows ? 'text-sm' : 'grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3'}>
      {points.map(({ title, text }) => (
        <li
          key={title}
          className={rows ? 'columns-beside items-baseline hairline-t border-line py-3' : 'ruled'}
        >
          <Heading className="headline text-lg">{title}</Heading>
          <Paragraph text={text} className="mt-1 text-muted" />
        </li>
      ))}
    </ul>
  );
}
