import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Link } from '#app/components/links/link.tsx';
import { useSite } from '#app/components/site-context.ts';
import type { ProblemsPage, Symptom } from '#app/page-data/problems-page.ts';

/** What to do about a symptom. Where somebody can get hurt, what not to touch comes before everything else. */
export function SymptomAnswer({
  symptom: { danger, canWait, verdict, dontTouch, checks, usually, links },
  texts,
}: {
  symptom: Symptom;
  texts: ProblemsPage['content']['texts'];
}) {
  const { phone, labels } = useSite();
  const hands = <Line name={texts.dontTouch} text={dontTouch} className={danger ? 'callout' : undefined} />;
  return (
    <>
      {danger ? hands : null}
      <p>{verdict}</p>
      {danger ? null : hands}
      {checks === undefined ? null : <Line name={texts.checks} text={checks} />}
      <Line name={texts.usually} text={usually}>
        {links.map(({ name, path }) => (
          <Fragment key={path}>
            {' '}
            <Link to={path} className="text-link">
              {name}
            </Link>
          </Fragment>
        ))}
      </Line>
      {canWait ? null : (
        <ButtonLink look="call" to={phone.href}>
          {labels.call}
        </ButtonLink>
      )}
    </>
  );
}

function Line({
  name,
  text,
  className,
  children,
}: {
  name: string;
  text: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <p className={className}>
      <strong className="semibold">{`${name}: `}</strong>
      {text}
      {children}
    </p>
  );
}
