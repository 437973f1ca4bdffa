import { Fragment } from 'react';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { Link } from '#app/components/links/link.tsx';
import type { ProblemsPage, Symptom } from '#app/page-data/problems-page.ts';

/** What to do about a symptom. Where somebody can get hurt, what not to touch comes before everything else. */
export function SymptomAnswer({
  symptom: { danger, canWait, verdict, dontTouch, checks, usually, service, safety, guides = [] },
  texts,
}: {
  symptom: Symptom;
  texts: ProblemsPage['content']['texts'];
}) {
  const hands = (
    <p className={danger ? 'callout' : undefined}>
      <Term>{texts.dontTouch}</Term>
      {dontTouch}
    </p>
  );
  return (
    <>
      {danger ? hands : null}
      <p>{verdict}</p>
      {danger ? null : hands}
      {checks === undefined ? null : (
        <p>
          <Term>{texts.checks}</Term>
          {checks}
        </p>
      )}
      <p>
        <Term>{texts.usually}</Term>
        {usually}
      </p>
      <p>
        {safety === undefined ? null : (
          <Link to={safety.path} className="text-link">{`${texts.safety} ${safety.name}`}</Link>
        )}{' '}
        <Link to={service.path} className="text-link">{`${texts.service} ${service.name}`}</Link>
        {guides.map(({ name, path }) => (
          <Fragment key={path}>
            {' '}
            <Link to={path} className="text-link">
              {name}
            </Link>
          </Fragment>
        ))}
      </p>
      {canWait ? null : <CallActions />}
    </>
  );
}

function Term({ children }: { children: string }) {
  return <strong className="semibold">{`${children}: `}</strong>;
}
