import type { ComponentProps } from 'react';
import type { Path } from '#app/paths.ts';

/** A link to a page of this site. It opens without loading a document (app/navigation/open-pages.ts). */
export function Link({ to, children, ...attributes }: { to: Path } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}
