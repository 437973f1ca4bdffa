import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import type { LinkedText } from '#app/template.ts';

/** Titles with texts, each below a line. */
export function Points({
  points,
  headingLevel = 3,
  columns = 'gap-x-8 lg:grid-cols-3',
}: {
  points: readonly { title: string; text: LinkedText }[];
  /** One below the heading above it. */
  headingLevel?: 2 | 3;
  /** On wide screens; without a gap, the lines of a row are one. */
  columns?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`grid *:hairline-t *:border-line *:py-4 ${columns}`}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <Heading className="headline text-xl">{title}</Heading>
          <Paragraph text={text} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}
