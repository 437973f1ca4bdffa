import { Link } from '#app/components/links/link.tsx';
import type { Link as LinkRecord } from '#app/paths.ts';

export function LinkList({
  links,
  className = 'link-list flex flex-wrap gap-x-6',
  linkClassName = 'text-link inline-block py-2.5',
}: {
  links: readonly LinkRecord[];
  className?: string | undefined;
  linkClassName?: string;
}) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, short = name, path }) => {
        const [before, after] = name.split(short);
        return (
          <li key={path}>
            <Link to={path} className={linkClassName}>
              {before && <span className="sr-only">{before}</span>}
              {short}
              {after && <span className="sr-only">{after}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
