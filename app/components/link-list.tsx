import { Link } from '#app/components/ui/link.tsx';
import type { Link as LinkRecord } from '#app/content/pages.ts';

/** Links to pages that belong together, in columns. `name` makes each link's words from the linked page's name. */
export function LinkList({
  links,
  name = (link) => link,
}: {
  links: readonly LinkRecord[];
  name?: (link: string) => string;
}) {
  return (
    <ul className="gap-x-8 sm:columns-2 lg:columns-3">
      {links.map((link) => (
        <li key={link.path} className="break-inside-avoid">
          <Link to={link.path} className="list-link">
            {name(link.name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
