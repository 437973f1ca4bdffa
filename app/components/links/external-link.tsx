import type { ComponentProps } from 'react';

/** A link to another site: opens in a new tab. Its words, or its `aria-label`, say so to screen readers. */
export function ExternalLink({ children, ...attributes }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...attributes} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
