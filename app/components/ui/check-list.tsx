import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

interface CheckListProps {
  items: readonly LinkedText[];
  className?: string;
  /** What is before each, or how all are set. */
  look?: 'checks' | 'list-disc' | 'running';
  /** So many, from the first, are set in semibold. */
  leading?: number;
}

export function CheckList({ items, className = '', look = 'checks', leading = 0 }: CheckListProps) {
  return (
    <ul className={`${look} ${className}`.trim()}>
      {items.map((item, index) => (
        <li key={item} className={index < leading ? 'semibold' : undefined}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
