import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Words } from '#app/components/ui/words.tsx';
import type { LinkedText } from '#app/template.ts';

/** Short lines, each with a check mark. */
export function CheckList({
  items,
  columns = false,
  close = false,
}: {
  items: readonly LinkedText[];
  columns?: boolean;
  /** Whether little room is between them, as on a card. */
  close?: boolean;
}) {
  return (
    <ul className={`grid gap-x-12 ${close ? 'gap-y-1' : 'gap-y-4'} ${columns ? 'sm:grid-cols-2' : ''}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon icon={Check} className="mt-1 size-5 shrink-0 text-link in-[.night]:text-on-night-muted" />
          <span>
            <Words text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
