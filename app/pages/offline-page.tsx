import { CallActions } from '#app/components/phone/call-actions.tsx';
import { Link } from '#app/components/links/link.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import type { OfflineContent } from '#app/page-data/offline-page.ts';

/**
 * Answers at any address that can't be fetched. Prerendered and not part of the app: without a network there may be no
 * script.
 */
export function OfflinePage({ heading, text, again, safety }: Omit<OfflineContent, 'metadata'>) {
  return (
    <section
      className="contained flex min-h-[70vh] flex-col justify-center py-section"
      aria-labelledby="offline"
    >
      <PageHeading className="text-4xl">
        <span id="offline">{heading}</span>
      </PageHeading>
      <p className="mt-6 measure text-muted">{text}</p>
      <CallActions className="mt-8">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty href is the current document's address. */}
        <a href="" className="button-quiet button-roomy">
          {again}
        </a>
      </CallActions>
      {safety === undefined ? null : (
        <p className="mt-6">
          <Link to={safety.path} className="text-link">
            {safety.name}
          </Link>
        </p>
      )}
    </section>
  );
}
