/** Faults of the code that a visitor or an owner would notice: by file and name, a text and its replacement. */
export const faults: Record<string, Record<string, [find: string, replace: string]>> = {
  'app/components/footer/footer.tsx': {
    'a footer link leads elsewhere': [
      '<FooterLink name={texts.quickLinks.about} path={paths.about} />',
      '<FooterLink name={texts.quickLinks.about} path={paths.contact} />',
    ],
    'the number in the footer dials nothing': ['href={phone.href}', 'href="tel:+1"'],
    'the page writes to the console': [
      '  const { navigation, footer: texts } = labels;\n',
      "  const { navigation, footer: texts } = labels;\n  if (typeof window !== 'undefined') console.log('planted');\n",
    ],
  },
  'app/components/ui/picture.tsx': {
    'pictures have no alternative text': ['alt={alt}', 'alt=""'],
    'pictures have no size': ['        height={54}\n', ''],
    'every picture is loaded at once': ["loading={first ? undefined : 'lazy'}", 'loading={undefined}'],
  },
  'app/components/phone/phone-button.tsx': {
    'the phone button leads to contact': ['href={phone.href}', 'href="/contact"'],
  },
  'app/components/phone/phone-button.css': {
    'the phone button shows no words on hover': [
      'grid-template-columns: 1fr;',
      'grid-template-columns: 0fr;',
    ],
    'the dock is not over the whole width': ['inset: auto 0 0;', 'inset: auto 2rem 0;'],
  },
  'app/seo/metadata.tsx': {
    'the canonical address is missing': [
      '{canonical ? <link rel="canonical" href={absoluteUrl(origin, canonical)} /> : null}',
      '',
    ],
    'the not-found page may be listed by search engines': [
      '{hidden ? <meta name="robots" content="noindex" /> : null}',
      '',
    ],
    'the link preview has another title': [
      '<meta property="og:title" content={title} />',
      '<meta property="og:title" content={brand} />',
    ],
  },
  'app/seo/sitemap.ts': {
    'the sitemap gives no dates': ['<lastmod>${updated}</lastmod>', ''],
  },
  'app/seo/business.ts': {
    'structured data tells another number': ['telephone: owner.phone', "telephone: '+1'"],
  },
  'app/components/links/external-link.tsx': {
    'links to other sites stay in this tab': [' target="_blank"', ''],
  },
  'app/components/header/header.tsx': {
    'the header is compact above 21 pixels': ['const compactAbove = 20;', 'const compactAbove = 21;'],
    'Escape does not close the menu': [
      "if (event.key !== 'Escape') return;",
      "if (event.key !== 'Esc') return;",
    ],
    'a link leaves the menu open': ["if (target instanceof Element && target.closest('a')) closeAll();", ''],
    'the page throws at hydration': [
      '  useClosingMenus(header, menu);\n',
      "  useClosingMenus(header, menu);\n  useEffect(() => {\n    throw new Error('planted');\n  }, []);\n",
    ],
  },
  'app/components/header/navigation.tsx': {
    'both sections of the menu can be open': [
      '<details ref={details} name="menu-section" className="menu-details">',
      '<details ref={details} className="menu-details">',
    ],
    'dropdowns do not open on hover': ["if (pointerType === 'mouse') openOnHover();", ''],
    'the current page is not marked in the menu': ["if (current === path) return 'page';", ''],
  },
  'app/components/footer/footer.css': {
    'the page scrolls sideways at 320 pixels': ['.footer-parts {', '.footer-parts {\n    min-width: 22rem;'],
  },
  'app/navigation/open-pages.ts': {
    'a link does not scroll to the top': ['if (mustScrollToTop) scrollToTop();', ''],
    'Back does not restore the scroll position': [
      "if (opened === 'by history' && !event.signal.aborted) event.scroll();",
      '',
    ],
  },
  'app/navigation/scroll.ts': {
    'scrolling is smooth for visitors who want less motion': [
      "behavior: still ? 'instant' : 'smooth'",
      "behavior: still ? 'smooth' : 'smooth'",
    ],
  },
  'app/places/find-places.ts': {
    'a ZIP code in doubt gets a plain yes': [
      'return found.some(({ inDoubt = [] }) => inDoubt.includes(zipCode))',
      "return found.some(({ inDoubt = [] }) => inDoubt.includes('00000'))",
    ],
  },
  'app/offline/service-worker.ts': {
    'what an earlier deploy cached stays in the browser': [
      'const old = names.filter((name) => name !== precacheName && name !== visitedCacheName);',
      'const old = names.slice(names.length);',
    ],
  },
  'app/offline/answer-navigation.ts': {
    'without a network, the cached page is not shown': ['    (await cached) ??\n', ''],
  },
  'app/pages/not-found-page.tsx': {
    'the not-found page names no address on the console': [
      'console.error(`404 Error: there is no page at ${attempted}`);',
      'void attempted;',
    ],
  },
};
