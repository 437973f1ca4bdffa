import type { ComponentProps } from 'react';

/** A link to another site: opens in a new tab and says so to screen readers, unless `aria-label` already does. */
export function ExternalLink({
  children,
  notice,
  ...attributes
}: ComponentProps<'a'> & { href: string; notice?: string }) {
  return (
    <a {...attributes} target="_blank" rel="noopener">
      {children}
      {notice === undefined ? null : <span className="sr-only">{` ${notice}`}</span>}
    </a>
  );
}
