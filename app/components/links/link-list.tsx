import { Link } from '#app/components/links/link.tsx';
import type { Link as LinkRecord } from '#app/paths.ts';

export function LinkList({ links }: { links: readonly LinkRecord[] }) {
  return (
    <ul className="link-list gap-x-8 columns-[13rem_3]">
      {links.map((link) => (
        <li key={link.path} className="break-inside-avoid">
          <Link to={link.path} className="text-link inline-block py-2">
            {link.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
