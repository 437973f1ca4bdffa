import { Link } from '#app/components/links/link.tsx';
import type { Link as LinkRecord } from '#app/paths.ts';

/** A way of more letters breaks the line on a phone 360 wide: the heading right below says which page it is. */
const mostLetters = 40;

export function Breadcrumbs({ name, trail }: { name: string; trail: LinkRecord[] }) {
  if (trail.length === 0) return null;
  const isLong = trail.map(({ name }) => name).join('').length > mostLetters;
  return (
    <nav aria-label={name} className="breadcrumbs night">
      <ol className="contained">
        {trail.map(({ name, path }, position) => (
          <li key={path} className={isLong && position === 2 ? 'sr-only' : undefined}>
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
