import type { ReactNode } from 'react';
import { Link } from '#app/components/links/link.tsx';
import { isPath, type Path } from '#app/paths.ts';

const looks = {
  call: 'button-call button-roomy',
  quiet: 'button-quiet button-roomy',
  text: 'text-link inline-flex min-h-12 items-center gap-2 semibold',
} as const;

interface ButtonLinkProps {
  /** `call` is the one solid button of a screen: it dials. */
  look: keyof typeof looks;
  to: Path | `tel:${string}`;
  /** The accessible name, where the visible words alone don't say where the link goes. It contains them. */
  name?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({ look, to, name, className = '', children }: ButtonLinkProps) {
  const attributes = { className: `${looks[look]} ${className}`.trim(), 'aria-label': name, children };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- Its children are among the attributes.
  return isPath(to) ? <Link to={to} {...attributes} /> : <a href={to} {...attributes} />;
}
