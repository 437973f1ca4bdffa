import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * An icon of the Lucide set, beside words that say the same: assistive technology skips it.
 * Its stroke is the text's color (app.css, `.icon`); `className` may give another size. As all drawings, it has one without
 * styles, too: else it would be as wide as the screen there, and push the number out of it.
 */
export function Icon({ icon, className }: { icon: IconNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      aria-hidden="true"
      className={className === undefined ? 'icon' : `icon ${className}`}
    >
      {icon.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}
