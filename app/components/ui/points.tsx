import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import type { LinkedText } from '#app/template.ts';

/** Titles with texts, in columns. */
export function Points({
  points,
  headingLevel = 3,
  className = 'grid gap-x-8 *:hairline-t *:border-line *:py-4 lg:grid-cols-3',
}: {
  points: readonly { title: string; text: LinkedText }[];
  /** One below the heading above it. */
  headingLevel?: 2 | 3;
  /** Where there is no line above each. */
  className?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={className}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <Heading className="headline text-xl">{title}</Heading>
          <Paragraph text={text} className="mt-1.5" />
        </li>
      ))}
    </ul>
  );
}
