import type { ComponentType } from 'react';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { Loading } from '#app/components/loading.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Picture } from '#app/components/ui/picture.tsx';
import type { Page } from '#app/page-data/pages.ts';
import type { Shown } from '#app/navigation/open-pages.ts';
import { kindAt } from '#app/navigation/page-kinds.ts';
import { usePrefetchedPage } from '#app/navigation/prefetched-page.ts';
import { AboutPage } from '#app/pages/about-page.tsx';
import { AreaPage } from '#app/pages/area-page.tsx';
import { ContactPage } from '#app/pages/contact-page.tsx';
import { CoveragePage } from '#app/pages/coverage-page.tsx';
import { GuidePage } from '#app/pages/guide-page.tsx';
import { HomePage } from '#app/pages/home-page.tsx';
import { JobsPage } from '#app/pages/jobs-page.tsx';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { PartsPage } from '#app/pages/parts-page.tsx';
import { PrivacyPage } from '#app/pages/privacy-page.tsx';
import { ProblemsPage } from '#app/pages/problems-page.tsx';
import { SafetyPage } from '#app/pages/safety-page.tsx';
import { ServicePage } from '#app/pages/service-page.tsx';
import { ServicesPage } from '#app/pages/services-page.tsx';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';
import { Metadata } from '#app/seo/metadata.tsx';
import { fill } from '#app/template.ts';

/** What the visitor sees: the loading message, the not-found page, or the page with its metadata and breadcrumbs. */
export function CurrentPage({ path, attempted, found }: Shown) {
  const site = useSite();
  if (found === undefined) {
    const { loadingArea, loadingPage } = site.labels;
    return <Loading text={kindAt(path) === 'area' ? loadingArea : loadingPage} />;
  }
  const { page, areaWithoutPage, nearest: mostSimilarLink } = found;
  if (page === undefined)
    return (
      <>
        <Metadata site={site} {...site.defaultMetadata} />
        <NotFoundPage attempted={attempted} suggestion={mostSimilarLink} />
      </>
    );
  // TypeScript does not see that a page and its component are of the same kind.
  const Content = pageComponents[page.kind] as ComponentType<PageProps>;
  return (
    <>
      {areaWithoutPage === undefined ? (
        <Metadata site={site} {...page} canonical={page.path} />
      ) : (
        // A visitor can make this address up: its canonical address is the service's own page, and no breadcrumbs lead to it.
        <Metadata
          site={site}
          {...site.defaultMetadata}
          title={titleForAreaWithoutPage(page, areaWithoutPage) ?? site.defaultMetadata.title}
          picture={page.picture}
          canonical={page.path}
          hidden
        />
      )}
      <Breadcrumbs
        name={site.labels.breadcrumbs}
        trail={areaWithoutPage === undefined ? breadcrumbs(page, site.labels) : []}
      />
      <Content {...page} areaWithoutPage={areaWithoutPage} />
    </>
  );
}

type PageProps = Page & { areaWithoutPage: string | undefined };

const pageComponents: { [Kind in Page['kind']]: ComponentType<Extract<PageProps, { kind: Kind }>> } = {
  home: HomePage,
  about: AboutPage,
  contact: ContactPage,
  services: ServicesPage,
  problems: ProblemsPage,
  parts: PartsPage,
  coverage: CoveragePage,
  service: ServicePage,
  safety: SafetyPage,
  privacy: PrivacyPage,
  guides: GuidePage,
  guide: GuidePage,
  jobs: JobsPage,
  area: AreaPage,
};

/** The document's title where a service's page is shown for an area that the service has no page for. */
function titleForAreaWithoutPage(page: Page, area: string): string | undefined {
  if (page.kind !== 'service' || page.content.outsideZoneTexts === undefined) return undefined;
  return fill(page.content.outsideZoneTexts.documentTitle, { service: page.content.service.name, area });
}

/** Loads the hero's picture, in its size, of the page whose link is hovered, touched or focused. Browsers load hidden pictures, too. */
export function PreloadHeroPicture() {
  const page = usePrefetchedPage();
  if (page === undefined) return null;
  return (
    <div hidden>
      <Picture picture={page.picture} size={page.kind === 'home' ? 'wide' : 'half'} first />
    </div>
  );
}
