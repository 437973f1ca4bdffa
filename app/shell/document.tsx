import { type ReactNode, use } from 'react';
import { Footer } from '#app/components/footer/footer.tsx';
import { Header } from '#app/components/header/header.tsx';
import { useInBrowser } from '#app/components/in-browser.ts';
import { NoConnection } from '#app/components/phone/no-connection.tsx';
import { PhoneButton } from '#app/components/phone/phone-button.tsx';
import { LocationContext } from '#app/components/location-context.ts';
import { SiteContext } from '#app/components/site-context.ts';
import { Timely } from '#app/components/tools.tsx';
import type { Page } from '#app/page-data/pages.ts';
import type { Site } from '#app/page-data/site.ts';
import { ErrorBoundary } from '#app/pages/error-page.tsx';

interface DocumentProps extends Pick<Page, 'notices'> {
  site: Site;
  /** The page. */
  children: ReactNode;
}

/** The whole document. Its styles and the script that hydrates it are put in by the build, outside React. */
export function Document({ site, notices, children }: DocumentProps) {
  const { path } = use(LocationContext);
  // Also long after the pages were built.
  const year = useInBrowser(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.themeColor} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <SiteContext value={site}>
          {/* If a page fails, the header, the footer and the number stay. */}
          <ErrorBoundary>
            <a href="#main" className="skip-link">
              {site.labels.skip}
            </a>
            {/* With a key: React must not update it before its script has come. */}
            <Timely key={path} notices={notices} />
            <Header />
            {/* A placement says in which part of the page a number was called (call-click.ts). */}
            <main id="main" tabIndex={-1} data-placement="main">
              <ErrorBoundary>{children}</ErrorBoundary>
            </main>
            <PhoneButton />
            <NoConnection />
            <Footer year={year} />
          </ErrorBoundary>
        </SiteContext>
      </body>
    </html>
  );
}
