import { Link } from '#app/components/links/link.tsx';
import type { Link as LinkRecord } from '#app/paths.ts';

/** After two others, a longer name breaks the line on a phone. */
const longestName = 28;

export function Breadcrumbs({ name, trail }: { name: string; trail: LinkRecord[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={name} className="breadcrumbs night">
      <ol className="contained">
        {trail.map(({ name, path }, position) => (
          // A long way keeps to one line: the heading right below says which page it is.
          <li
            key={path}
            className={
              position === 3 || (position === 2 && name.length > longestName) ? 'sr-only' : undefined
            }
          >
            {position < trail.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
