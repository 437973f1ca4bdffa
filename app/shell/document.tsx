import { useSyncExternalStore } from 'react';
import { Footer } from '#app/components/footer.tsx';
import { Header } from '#app/components/header.tsx';
import { PhoneButton } from '#app/components/phone-button.tsx';
import { CurrentPage } from '#app/shell/current-page.tsx';
import { labels } from '#app/content/labels.ts';
import { areaLinks, areaMenu, serviceLinks } from '#app/links/navigation-links.ts';
import { FailureBoundary } from '#app/pages/failure-page.tsx';
import { themeColor } from '#app/seo/manifest.ts';

/** The whole document. Its styles and the script that hydrates it are put in by the build, outside React. */
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
      <body>
        <FailureBoundary>
          <Site />
        </FailureBoundary>
      </body>
    </html>
  );
}

const areas = areaMenu(areaLinks);

function Site() {
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
        areas={areas}
      />
      <main id="main" tabIndex={-1}>
        <CurrentPage />
      </main>
      <PhoneButton words={labels.phoneButton} />
      <Footer
        words={labels.footer}
        navigation={labels.navigation}
        call={labels.call}
        services={serviceLinks}
        areas={areas}
        year={useYear()}
      />
    </>
  );
}

/** The current year, also long after the pages were built. */
function useYear(): number {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
}
