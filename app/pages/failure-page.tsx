import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CallActions } from '#app/components/call-actions.tsx';
import { defaultMetadata } from '#app/content/default-metadata.ts';
import { failure } from '#app/content/failure.ts';
import { labels } from '#app/content/labels.ts';
import { paths } from '#app/paths.ts';
import { Metadata } from '#app/seo/metadata.tsx';

/** Shows the error screen in place of what failed to render. With every navigation the site gets another chance. */
export function FailureBoundary({ children }: { children: ReactNode }) {
  return <Boundary address={useLocation().key}>{children}</Boundary>;
}

interface BoundaryProps {
  address: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean; address: string }> {
  override state = { failed: false, address: this.props.address };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: { address: string }) {
    return address === state.address ? null : { failed: false, address };
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}

/** The error screen. It uses nothing of the app that may have failed: plain links, a full reload. */
function FailurePage() {
  return (
    <main className="night -mt-(--header-height) flex min-h-screen flex-col justify-center bg-night text-on-night">
      <Metadata {...defaultMetadata} />
      <div className="contained">
        {/* Focused, so that screen readers say what happened. */}
        <h1
          ref={(heading) => heading?.focus()}
          tabIndex={-1}
          className="headline text-3xl text-balance outline-none"
        >
          {failure.heading}
        </h1>
        <p className="mt-4 max-w-prose text-lg text-on-night-muted">{failure.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <CallActions call={labels.call} />
          <button type="button" className="failure-action" onClick={() => window.location.reload()}>
            {failure.reload}
          </button>
          <a href={paths.home} className="failure-action">
            {failure.home}
          </a>
        </div>
      </div>
    </main>
  );
}
