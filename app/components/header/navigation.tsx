import { type FocusEvent, type MouseEvent, type PointerEvent, use, useEffect, useRef } from 'react';
import { dropdownLayout } from '#app/breakpoints.ts';
import { LocationContext } from '#app/components/location-context.ts';
import { Link } from '#app/components/links/link.tsx';
import type { Link as LinkRecord, Path } from '#app/paths.ts';

export function NavigationLink({ to, children }: { to: Path; children: string }) {
  const current = useCurrent();
  return (
    <li className="menu-item">
      <Link to={to} aria-current={current(to)} className="menu-link">
        {children}
      </Link>
    </li>
  );
}

/**
 * A link with a list of further links behind a disclosure button beside it: the WAI-ARIA Authoring Practices'
 * "disclosure navigation with top-level links". <details> makes it work before any script, its shared name
 * keeps only one section open. With a mouse it also opens on hover; a click then pins it open.
 */
export function NavigationSection({
  to,
  name,
  toggle,
  links,
  also,
}: {
  to: Path;
  name: string;
  toggle: string;
  links: LinkRecord[];
  also?: LinkRecord | undefined;
}) {
  const item = useRef<HTMLLIElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const openedByHover = useRef(false);
  const current = useCurrent();

  const openOnHover = () => {
    if (!details.current || details.current.open || !isDropdown()) return;
    details.current.open = true;
    openedByHover.current = true;
  };
  const close = () => {
    if (details.current) details.current.open = false;
    openedByHover.current = false;
  };

  const sublink = ({ name, path }: LinkRecord) => (
    <Link to={path} aria-current={current(path)} className="menu-sublink">
      {name}
    </Link>
  );

  useEffect(() => {
    // The pointer may have come to rest here before the page was hydrated.
    if (item.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches) openOnHover();
  }, []);

  return (
    <li
      ref={item}
      className="menu-item menu-section"
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') openOnHover();
      }}
      onPointerLeave={() => {
        if (openedByHover.current) close();
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        // Leaving by keyboard; a click on empty space has no related target. Stacked sections stay open:
        // closing one would move the link that is just being tapped.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && isDropdown()) close();
      }}
    >
      <Link
        to={to}
        aria-current={current(to) ?? (also && current(also.path) && 'true')}
        className="menu-link"
      >
        {name}
      </Link>
      <details ref={details} name="menu-section" className="menu-details">
        <summary
          aria-label={toggle}
          className="menu-summary disclosure-mark"
          onClick={(event: MouseEvent) => {
            if (openedByHover.current && details.current?.open) event.preventDefault();
            openedByHover.current = false;
          }}
        />
        <div className="menu-sublist">
          <ul>
            {links.map((link) => (
              <li key={link.path}>{sublink(link)}</li>
            ))}
          </ul>
          {also && <p className="menu-also">{sublink(also)}</p>}
        </div>
      </details>
    </li>
  );
}

function isDropdown(): boolean {
  return window.matchMedia(dropdownLayout).matches;
}

/**
 * What a link to a path is now: "page" if it leads to the current page, "true" if to the part of the site
 * that it belongs to. One call for all links of a list.
 */
function useCurrent(): (path: Path) => 'page' | 'true' | undefined {
  const { path: current } = use(LocationContext);
  return (path) => {
    if (current === path) return 'page';
    const belongs = path !== '/' && (current.startsWith(`${path}/`) || current.startsWith(`${path}-in-`));
    return belongs ? 'true' : undefined;
  };
}
