import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useClientNavigation } from '#app/client-navigation.ts';
import { Footer } from '#app/components/footer.tsx';
import { Header } from '#app/components/header.tsx';
import { PhoneButton } from '#app/components/phone-button.tsx';
import { labels } from '#app/content/labels.ts';
import { areaLinks, areaMenu, serviceLinks } from '#app/navigation-links.ts';
import { FailureBoundary } from '#app/pages/failure-page.tsx';
import { SiteRoutes } from '#app/routes.tsx';
import { themeColor } from '#app/seo/manifest.ts';

/** The whole document. Its styles and the script that wakes it up are put in by the build, outside React. */
export function Document() {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body {...useClientNavigation()}>
        <FailureBoundary address={useLocation().key}>
          <Site />
        </FailureBoundary>
      </body>
    </html>
  );
}

const listedAreas = areaMenu(areaLinks);

function Site() {
  useScrollToTop();
  return (
    <>
      <a href="#main" className="skip-link">
        {labels.skip}
      </a>
      <Header
        words={labels.navigation}
        quote={{ text: labels.quote, name: labels.quoteByPhone }}
        call={labels.call}
        services={serviceLinks}
        areas={listedAreas}
      />
      <main id="main" tabIndex={-1}>
        <SiteRoutes />
      </main>
      <PhoneButton words={labels.phoneButton} />
      <Footer
        words={labels.footer}
        navigation={labels.navigation}
        call={labels.call}
        services={serviceLinks}
        areas={listedAreas}
        year={useYear()}
      />
    </>
  );
}

/** Every navigation scrolls to the top, also one to the current page. Back and forward are the browser's own. */
function useScrollToTop() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type === 'POP') return;
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [key, hash, type]);
}

/** The current year, also long after the pages were built. */
function useYear(): number {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
}
