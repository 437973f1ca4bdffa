import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import type { LinkedText } from '#app/template.ts';

/** Titles with texts, in columns. */
export function Points({
  points,
  headingLevel = 3,
  columns = 'lg:grid-cols-3',
}: {
  points: readonly { title: string; text: LinkedText }[];
  /** One below the heading above it. */
  headingLevel?: 2 | 3;
  /** How many are beside each other. */
  columns?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={`grid gap-x-8 ${columns}`}>
      {points.map(({ title, text }) => (
        <li key={title} className="hairline-t border-line py-4">
          <Heading className="headline text-xl">{title}</Heading>
          <Paragraph text={text} className="mt-1.5" />
        </li>
      ))}
    </ul>
  );
}
