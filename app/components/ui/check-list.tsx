import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

interface CheckListProps {
  items: readonly LinkedText[];
  className?: string;
  /** Each with a check mark or a dot before it, or all in one paragraph with dots between them (app/styles/layout.css). */
  look?: 'checks' | 'list-disc' | 'run-on';
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
