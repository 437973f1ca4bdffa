import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

export function CheckList({ items, className = '' }: { items: readonly LinkedText[]; className?: string }) {
  return (
    <ul className={`checks ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
