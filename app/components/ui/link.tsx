import { type ComponentProps, use } from 'react';
import { Link as RouterLink } from 'react-router';
import { PageSourceContext } from '#app/page-source.ts';
import type { Path } from '#app/paths.ts';

/** A link to a page of this site. Its content is fetched as soon as a visitor reaches for it. */
export function Link({ to, ...attributes }: { to: Path } & Omit<ComponentProps<'a'>, 'href'>) {
  const { prefetch } = use(PageSourceContext);
  const prefetchTarget = () => prefetch(to);
  return (
    <RouterLink
      {...attributes}
      to={to}
      onPointerEnter={prefetchTarget}
      onTouchStart={prefetchTarget}
      onFocus={prefetchTarget}
    />
  );
}
