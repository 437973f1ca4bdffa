import { useEffect } from 'react';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { JammedDoor } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Link } from '#app/components/links/link.tsx';
import { type Link as LinkRecord, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

interface NotFoundPageProps {
  attempted: string;
  suggestion: LinkRecord | undefined;
}

export function NotFoundPage({ attempted, suggestion }: NotFoundPageProps) {
  const { notFound, problems } = useSite();
  useEffect(() => {
    console.error(`404 Error: there is no page at ${attempted}`);
  }, [attempted]);
  return (
    <section
      className="contained columns-beside min-h-[70vh] items-center py-8 lg:py-16"
      aria-labelledby="not-found"
    >
      <div>
        <PageHeading className="text-4xl">
          <span id="not-found">{notFound.heading}</span>
        </PageHeading>
        <p className="mt-2 headline text-2xl">{notFound.message}</p>
        {suggestion === undefined ? null : (
          <p className="mt-6">
            <Link to={suggestion.path} className="text-link">
              {fill(notFound.suggestion, { page: suggestion.name })}
            </Link>
          </p>
        )}
        <p className="mt-6 measure text-muted">{notFound.text}</p>
        <CallActions className="mt-8">
          <ButtonLink look="quiet" to={paths.home}>
            {notFound.home}
          </ButtonLink>{' '}
          {problems === undefined ? null : (
            <ButtonLink look="text" to={problems.path}>
              {problems.name}
            </ButtonLink>
          )}
        </CallActions>
      </div>
      {import.meta.env.HAS_DOORS ? (
        <div className="mt-2 lg:mt-0">
          <JammedDoor number={notFound.heading} />
        </div>
      ) : null}
    </section>
  );
}
