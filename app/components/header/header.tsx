import { Menu, Phone, X } from 'lucide';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropdownLayout } from '#app/breakpoints.ts';
import { Logo } from '#app/components/header/logo.tsx';
import { useSite } from '#app/components/site-context.ts';
import { NavigationLink, NavigationSection } from '#app/components/header/navigation.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Link } from '#app/components/links/link.tsx';
import { paths } from '#app/paths.ts';

/** Scrolled further than this many pixels, the header becomes compact (docs/specification.md#22-header). */
const compactAbove = 20;

/**
 * The site's header. Its links, both dropdowns and the menu of small screens are plain HTML
 * (links, <details name>, popover) and work without scripts; scripts add hover, Escape and closing on navigation.
 */
export function Header() {
  const { labels, phone, services, problems, areas } = useSite();
  const { navigation: texts } = labels;
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const compact = useIsScrolled();
  useClosingMenus(header, menu);
  useEffect(() => {
    if ('name' in HTMLDetailsElement.prototype) return;
    void import('#app/components/header/older-browsers.ts').then((older) => older.makeUpForOlderBrowsers());
  }, []);

  return (
    <header
      ref={header}
      className="site-header night"
      data-placement="header"
      data-compact={compact || undefined}
    >
      <div className="contained flex h-full items-center justify-between">
        <Link to={paths.home} aria-label={texts.logo} className="logo text-on-night no-underline">
          <Logo />
        </Link>{' '}
        <a href={phone.href} aria-label={labels.phoneButton.name} className="header-phone">
          <Icon icon={Phone} />
        </a>{' '}
        <button type="button" className="menu-toggle" popoverTarget="menu">
          <span className="menu-toggle-open">
            <Icon icon={Menu} />
            {texts.menu}
          </span>{' '}
          <span className="menu-toggle-close">
            <Icon icon={X} />
            {texts.closeMenu}
          </span>
        </button>
        <nav ref={menu} id="menu" popover="auto" className="menu" aria-label={texts.main}>
          <ul className="menu-list">
            <NavigationLink to={paths.home}>{texts.home}</NavigationLink>
            <NavigationSection
              to={paths.services}
              name={texts.services}
              toggle={texts.servicesToggle}
              links={services}
              also={problems}
            />
            <NavigationSection
              to={paths.coverage}
              name={texts.coverage}
              toggle={texts.coverageToggle}
              links={areas}
            />
            <NavigationLink to={paths.about}>{texts.about}</NavigationLink>
            <NavigationLink to={paths.contact}>{texts.contact}</NavigationLink>
          </ul>
          <div className="menu-actions">
            <a href={phone.href} aria-label={labels.call} className="menu-phone">
              <Icon icon={Phone} className="size-4" />
              {phone.display}
            </a>{' '}
            <a href={phone.href} aria-label={labels.quoteByPhone} className="menu-quote button-quiet">
              {labels.quote}
            </a>
          </div>
        </nav>
      </div>
    </header>
  );
}

/** Whether the page is scrolled so far that the header is compact. Never read while rendering: that would force a layout. */
function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > compactAbove);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

function useClosingMenus(header: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>) {
  const closeAll = useEffectEvent(() => {
    // The oldest browsers that are supported lack popovers (build/browsers.ts).
    menu.current?.hidePopover?.();
    for (const section of openSections(header.current)) section.open = false;
  });

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) closeAll();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) closeAll();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const section = openSections(header.current).find((open) => open.contains(document.activeElement));
      section?.querySelector('summary')?.focus();
      closeAll();
    };
    const controller = new AbortController();
    const options = { signal: controller.signal };
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('keydown', onKeyDown, options);
    window.addEventListener('popstate', () => closeAll(), options);
    // A tablet turned on its side gets dropdowns, and the menu's toggle is gone.
    window.matchMedia(dropdownLayout).addEventListener('change', () => closeAll(), options);
    return () => controller.abort();
  }, [header]);
}

function openSections(header: HTMLElement | null): HTMLDetailsElement[] {
  return [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}
