import { Component, type ReactNode, use } from 'react';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { type Location, LocationContext } from '#app/components/location-context.ts';
import { useSite } from '#app/components/site-context.ts';
import { paths } from '#app/paths.ts';
import { Metadata } from '#app/seo/metadata.tsx';

/** Shows the error screen in place of what failed to render. With every page the site gets another chance. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={use(LocationContext)}>{children}</Boundary>;
}

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean; location: Location }> {
  override state = { failed: false, location: this.props.location };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: { location: Location }) {
    return location === state.location ? null : { failed: false, location };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

function ErrorPage() {
  const site = useSite();
  const { error, defaultMetadata } = site;
  return (
    <section
      className="night flex min-h-[70vh] flex-col justify-center bg-night py-section text-on-night"
      aria-labelledby="error"
    >
      <Metadata site={site} {...defaultMetadata} />
      <div className="contained">
        {/* Focused, so that screen readers say what happened. */}
        <h1
          ref={(heading) => heading?.focus()}
          id="error"
          tabIndex={-1}
          className="headline text-3xl outline-none"
        >
          {error.heading}
        </h1>
        <p className="mt-4 measure text-on-night-muted">{error.text}</p>
        <CallActions className="mt-8">
          <button
            type="button"
            className="button-quiet button-roomy"
            onClick={() => window.location.reload()}
          >
            {error.reload}
          </button>{' '}
          <a href={paths.home} className="button-quiet button-roomy">
            {error.home}
          </a>
        </CallActions>
      </div>
    </section>
  );
}
