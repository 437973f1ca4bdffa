/** Faults of the code that a visitor or an owner would notice. Each is a text of a file and its replacement. */
export interface Fault {
  name: string;
  file: string;
  find: string;
  replace: string;
}

export const faults: Fault[] = [
  {
    name: 'a footer link leads elsewhere',
    file: 'app/components/footer/footer.tsx',
    find: '<FooterLink name={words.quickLinks.about} path={paths.about} />',
    replace: '<FooterLink name={words.quickLinks.about} path={paths.contact} />',
  },
  {
    name: 'pictures have no alternative text',
    file: 'app/components/ui/picture.tsx',
    find: 'alt={alt}',
    replace: 'alt=""',
  },
  {
    name: 'pictures have no size',
    file: 'app/components/ui/picture.tsx',
    find: '        height={144}\n',
    replace: '',
  },
  {
    name: 'every picture is loaded at once',
    file: 'app/components/ui/picture.tsx',
    find: "loading={first ? undefined : 'lazy'}",
    replace: 'loading={undefined}',
  },
  {
    name: 'the number in the footer dials nothing',
    file: 'app/components/footer/footer.tsx',
    find: 'href={phone.href}',
    replace: 'href="tel:+1"',
  },
  {
    name: 'the phone button leads to contact',
    file: 'app/components/phone/phone-button.tsx',
    find: 'href={phone.href}',
    replace: 'href="/contact"',
  },
  {
    name: 'the phone button shows no words on hover',
    file: 'app/components/phone/phone-button.css',
    find: 'grid-template-columns: 1fr;',
    replace: 'grid-template-columns: 0fr;',
  },
  {
    name: 'the dock is not over the whole width',
    file: 'app/components/phone/phone-button.css',
    find: 'inset: auto 0 0;',
    replace: 'inset: auto 2rem 0;',
  },
  {
    name: 'the canonical address is missing',
    file: 'app/seo/metadata.tsx',
    find: '{canonical ? <link rel="canonical" href={absoluteUrl(origin, canonical)} /> : null}',
    replace: '',
  },
  {
    name: 'the not-found page may be listed by search engines',
    file: 'app/seo/metadata.tsx',
    find: '{hidden ? <meta name="robots" content="noindex" /> : null}',
    replace: '',
  },
  {
    name: 'the link preview has another title',
    file: 'app/seo/metadata.tsx',
    find: '<meta property="og:title" content={title} />',
    replace: '<meta property="og:title" content={brand} />',
  },
  {
    name: 'the sitemap gives no dates',
    file: 'app/seo/sitemap.ts',
    find: '<lastmod>${updated}</lastmod>',
    replace: '',
  },
  {
    name: 'structured data tells another number',
    file: 'app/seo/business.ts',
    find: 'telephone: owner.phone',
    replace: "telephone: '+1'",
  },
  {
    name: 'links to other sites stay in this tab',
    file: 'app/components/links/external-link.tsx',
    find: ' target="_blank"',
    replace: '',
  },
  {
    name: 'the header is compact above 21 pixels',
    file: 'app/components/header/header.tsx',
    find: 'const compactAbove = 20;',
    replace: 'const compactAbove = 21;',
  },
  {
    name: 'Escape does not close the menu',
    file: 'app/components/header/header.tsx',
    find: "if (event.key !== 'Escape') return;",
    replace: "if (event.key !== 'Esc') return;",
  },
  {
    name: 'a link leaves the menu open',
    file: 'app/components/header/header.tsx',
    find: "if (target instanceof Element && target.closest('a')) closeAll();",
    replace: '',
  },
  {
    name: 'both sections of the menu can be open',
    file: 'app/components/header/navigation.tsx',
    find: '<details ref={details} name="menu-section" className="menu-details">',
    replace: '<details ref={details} className="menu-details">',
  },
  {
    name: 'dropdowns do not open on hover',
    file: 'app/components/header/navigation.tsx',
    find: "if (pointerType === 'mouse') openOnHover();",
    replace: '',
  },
  {
    name: 'the current page is not marked in the menu',
    file: 'app/components/header/navigation.tsx',
    find: "if (current === path) return 'page';",
    replace: '',
  },
  {
    name: 'the page throws at hydration',
    file: 'app/components/header/header.tsx',
    find: '  useClosingMenus(header, menu);\n',
    replace:
      "  useClosingMenus(header, menu);\n  useEffect(() => {\n    throw new Error('planted');\n  }, []);\n",
  },
  {
    name: 'the page writes to the console',
    file: 'app/components/footer/footer.tsx',
    find: '  const { navigation, footer: words } = labels;\n',
    replace:
      "  const { navigation, footer: words } = labels;\n  if (typeof window !== 'undefined') console.log('planted');\n",
  },
  {
    name: 'the page scrolls sideways at 320 pixels',
    file: 'app/components/footer/footer.css',
    find: '.footer-parts {',
    replace: '.footer-parts {\n    min-width: 22rem;',
  },
  {
    name: 'a link does not scroll to the top',
    file: 'app/navigation/open-pages.ts',
    find: 'if (!skipsScrollToTop) scrollToTop();',
    replace: '',
  },
  {
    name: 'Back does not restore the scroll position',
    file: 'app/navigation/open-pages.ts',
    find: "if (opened === 'by history' && !event.signal.aborted) event.scroll();",
    replace: '',
  },
  {
    name: 'scrolling is smooth for visitors who want less motion',
    file: 'app/navigation/scroll.ts',
    find: "behavior: still ? 'instant' : 'smooth'",
    replace: "behavior: still ? 'smooth' : 'smooth'",
  },
  {
    name: 'a ZIP code in doubt gets a plain yes',
    file: 'app/places/find-places.ts',
    find: 'return found.some(({ inDoubt = [] }) => inDoubt.includes(zipCode))',
    replace: "return found.some(({ inDoubt = [] }) => inDoubt.includes('00000'))",
  },
  {
    name: 'what an earlier deploy cached stays in the browser',
    file: 'app/offline/service-worker.ts',
    find: 'const old = names.filter((name) => name !== precache && name !== visitedCache);',
    replace: 'const old = names.slice(names.length);',
  },
  {
    name: 'without a network, the cached page is not shown',
    file: 'app/offline/answer-navigation.ts',
    find: '    (await cached) ??\n',
    replace: '',
  },
  {
    name: 'the not-found page names no address on the console',
    file: 'app/pages/not-found-page.tsx',
    find: 'console.error(`404 Error: there is no page at ${attempted}`);',
    replace: 'void attempted;',
  },
];
