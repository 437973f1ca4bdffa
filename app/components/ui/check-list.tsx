import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { LinkedText } from '#app/template.ts';

export function CheckList({
  items,
  columns = false,
  close = false,
}: {
  items: readonly LinkedText[];
  columns?: boolean;
  /** Small and side by side where there is room, as on a card. */
  close?: boolean;
}) {
  return (
    <ul className={close ? 'flex flex-wrap gap-x-4 gap-y-1' : columns ? 'gap-x-8 sm:columns-2' : undefined}>
      {items.map((item) => (
        <li key={item} className={`flex ${close ? 'gap-1.5' : 'break-inside-avoid gap-3 py-1.5'}`}>
          <Icon
            icon={Check}
            className={`${close ? 'size-4' : 'size-5'} mt-1 shrink-0 text-link in-[.night]:text-on-night-muted`}
          />
          <span>
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
