import { Link } from '#app/components/links/link.tsx';
import type { Link as LinkRecord } from '#app/paths.ts';

export function LinkList({
  links,
  className = 'link-list gap-x-8 columns-[13rem_3]',
  linkClassName = 'text-link inline-block py-2',
}: {
  links: readonly LinkRecord[];
  className?: string | undefined;
  linkClassName?: string;
}) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} className={linkClassName}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
