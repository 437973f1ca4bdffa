import { Link } from '#app/components/links/link.tsx';
import { PartIcon } from '#app/components/ui/part-icon.tsx';
import type { ServiceIcon } from '#app/page-data/shared-parts.ts';
import type { Link as LinkRecord } from '#app/paths.ts';

/** Links without a list around them: a screen reader need not count one, two or three. */
export function Links({ links }: { links: readonly LinkRecord[] }) {
  return links.map(({ name, path }) => (
    <Link key={path} to={path} className="text-link inline-block py-2">
      {`${name} `}
    </Link>
  ));
}

export function LinkList({
  links,
  className = 'link-list flex flex-wrap gap-x-6',
  linkClassName = 'text-link inline-block py-2.5',
}: {
  links: readonly (LinkRecord & { icon?: ServiceIcon })[];
  className?: string | undefined;
  linkClassName?: string;
}) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, short = name, path, icon }) => {
        const [before, after] = name.split(short);
        return (
          <li key={path}>
            <Link to={path} className={linkClassName}>
              {icon && <PartIcon icon={icon} />}
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

/** The last row of a part: links beside a small heading. */
export function LinksBeside({ heading, links }: { heading: string; links: readonly LinkRecord[] }) {
  if (links.length === 0) return null;
  return (
    <div className="mt-6 columns-beside items-baseline text-sm">
      <h3 className="semibold">{heading}</h3>
      <LinkList links={links} />
    </div>
  );
}
