import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { Navigate } from 'react-router';
import { useClientNavigation } from '#app/navigation/client-navigation.ts';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { Loading } from '#app/components/loading.tsx';
import { useSite } from '#app/components/site-context.ts';
import type { Page } from '#app/content/to-pages/page-data.ts';
import { kindAt } from '#app/navigation/page-kinds.ts';
import { PageSourceContext, usePage } from '#app/navigation/page-source.ts';
import { AboutPage } from '#app/pages/about-page.tsx';
import { AreaPage } from '#app/pages/area-page.tsx';
import { ContactPage } from '#app/pages/contact-page.tsx';
import { CoveragePage } from '#app/pages/coverage-page.tsx';
import { HomePage } from '#app/pages/home-page.tsx';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { ProblemsPage } from '#app/pages/problems-page.tsx';
import { ServicePage } from '#app/pages/service-page.tsx';
import { ServicesPage } from '#app/pages/services-page.tsx';
import {
  areaDisplayName,
  isDisplayableArea,
  normalizePath,
  type Path,
  paths,
  readServiceSlug,
} from '#app/paths.ts';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';
import { Metadata } from '#app/seo/metadata.tsx';
import { fill } from '#app/template.ts';

/**
 * The whole site: address -> page. React Router's <Routes> would choose as well, but brings along the loaders and error
 * screens of its other modes (docs/decisions/0011-first-javascript.md).
 *
 * @param pathname - The address as the site writes it: `readablePath`.
 * @param attempted - The address as the visitor typed it, also after a redirect.
 */
export function SiteRoutes({ pathname, attempted }: { pathname: string; attempted: string }) {
  const kind = kindAt(pathname);
  switch (kind) {
    case 'service':
      return <ServiceScreen slug={slugIn(pathname)} />;
    case 'area':
      return <AreaScreen slug={slugIn(pathname)} attempted={attempted} />;
    case 'home':
      return <Screen kind={kind} path={paths.home} show={HomePage} />;
    case 'about':
      return <Screen kind={kind} path={paths.about} show={AboutPage} />;
    case 'contact':
      return <Screen kind={kind} path={paths.contact} show={ContactPage} />;
    case 'services':
      return <Screen kind={kind} path={paths.services} show={ServicesPage} />;
    case 'problems':
      return <Screen kind={kind} path={paths.problems} show={ProblemsPage} />;
    case 'coverage':
      return <Screen kind={kind} path={paths.coverage} show={CoveragePage} />;
    case undefined:
      return <NotFoundScreen attempted={attempted} />;
  }
}

/** The address as the site writes it. One whose percent-encoding is broken can't be read, so it is no page's. */
export function readablePath(pathname: string): string {
  try {
    // What is encoded of a part stays in it.
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return normalizePath(parts.join('/'));
  } catch {
    return paths.notFound;
  }
}

/** The last part of an address. */
function slugIn(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

function ServiceScreen({ slug }: { slug: string }) {
  return (
    <Screen
      kind="service"
      path={paths.service(slug)}
      show={ServicePage}
      missing={<UnlistedServiceScreen {...readServiceSlug(slug)} />}
    />
  );
}

/** A known service in an area that has no page of it; or no known service (docs/specification.md#5-addresses-that-are-no-pages). */
function UnlistedServiceScreen({ service, area }: { service: string; area?: string }) {
  const { services } = useSite();
  const { nearest } = use(PageSourceContext);
  if (
    area === undefined ||
    !isDisplayableArea(area) ||
    !services.some(({ path }) => path === paths.service(service))
  ) {
    return <Navigate replace to={paths.services} />;
  }
  // Nothing is nearer to the address of an area's page than that page, which has the area's name.
  const areaPage = nearest(paths.area(area));
  return (
    <Screen
      kind="service"
      path={paths.service(service)}
      unlistedArea={areaPage?.path === paths.area(area) ? areaPage.name : areaDisplayName(area)}
      show={ServicePage}
    />
  );
}

function AreaScreen({ slug, attempted }: { slug: string; attempted: string }) {
  const { labels } = useSite();
  return (
    <Screen
      kind="area"
      path={paths.area(slug)}
      loading={labels.loadingArea}
      show={AreaPage}
      // The attempted address goes along, so that the not-found page can name it and offer the nearest page.
      missing={<Navigate replace to={paths.notFound} state={{ attempted }} />}
    />
  );
}

function NotFoundScreen({ attempted }: { attempted: string }) {
  useClientNavigation();
  const { nearest } = use(PageSourceContext);
  const site = useSite();
  return (
    <>
      <Metadata site={site} {...site.defaultMetadata} />
      <NotFoundPage
        attempted={attempted}
        suggestion={attempted === paths.notFound ? undefined : nearest(normalizePath(attempted))}
      />
    </>
  );
}

interface ScreenProps<Kind extends Page['kind']> {
  kind: Kind;
  path: Path;
  /** What the page says while its content is on its way. */
  loading?: string;
  /** The display name of an area that isn't in the table. */
  unlistedArea?: string | undefined;
  show: ComponentType<Extract<Page, { kind: Kind }> & { unlistedArea: string | undefined }>;
  /** What stands there when the address is no page's. */
  missing?: ReactNode;
}

/** A page with its content and metadata. */
function Screen<Kind extends Page['kind']>({ loading, ...props }: ScreenProps<Kind>) {
  const { labels } = useSite();
  return (
    <Suspense fallback={<Loading text={loading ?? labels.loadingPage} />}>
      <LoadedScreen {...props} />
    </Suspense>
  );
}

/** No hook may follow the one that suspends: React would miss it when the content arrives in the middle of a rendering. */
function LoadedScreen<Kind extends Page['kind']>({ kind, missing, ...props }: ScreenProps<Kind>) {
  const page = usePage(kind, props.path);
  return page === undefined ? missing : <ShownPage page={page} {...props} />;
}

function ShownPage<Kind extends Page['kind']>({
  page,
  path,
  unlistedArea,
  show: Show,
}: Pick<ScreenProps<Kind>, 'path' | 'unlistedArea' | 'show'> & { page: Extract<Page, { kind: Kind }> }) {
  useClientNavigation();
  const site = useSite();
  return (
    <>
      {unlistedArea === undefined ? (
        <Metadata site={site} {...page} canonical={path} />
      ) : (
        // An address that anybody can make up: search engines are led to the service's own page.
        <Metadata
          site={site}
          {...site.defaultMetadata}
          title={unlistedTitle(page, unlistedArea) ?? site.defaultMetadata.title}
          picture={page.picture}
          canonical={path}
          hidden
        />
      )}
      <Breadcrumbs
        name={site.labels.breadcrumbs}
        trails={unlistedArea === undefined ? breadcrumbs(page, site.labels) : []}
      />
      <Show {...page} unlistedArea={unlistedArea} />
    </>
  );
}

/** The title of a service's page that speaks of an area without a page of its own. */
function unlistedTitle(page: Page, area: string): string | undefined {
  if (page.kind !== 'service' || page.content.elsewhere === undefined) return undefined;
  return fill(page.content.elsewhere.outsideTitle, { service: page.content.service.name, area });
}
