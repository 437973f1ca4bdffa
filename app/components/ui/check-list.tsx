import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

interface CheckListProps {
  items: readonly LinkedText[];
  className?: string | undefined;
  /** What is before each, or how all are set. */
  look?: 'checks' | 'list-disc' | 'running' | 'sentence';
}

export function CheckList({ items, className = '', look = 'checks' }: CheckListProps) {
  return (
    <ul className={`${look} ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
