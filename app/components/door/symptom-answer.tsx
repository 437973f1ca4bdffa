import { CallActions } from '#app/components/phone/call-actions.tsx';
import { Link } from '#app/components/links/link.tsx';
import type { ProblemsPage, Symptom } from '#app/page-data/problems-page.ts';

/** What to do about a symptom. Where somebody can get hurt, what not to touch comes before everything else. */
export function SymptomAnswer({
  symptom: { danger, canWait, urgency, verdict, dontTouch, checks = [], usually, part, service, safety },
  texts,
}: {
  symptom: Symptom;
  texts: ProblemsPage['content']['texts'];
}) {
  const hands = { term: texts.dontTouch, lines: [dontTouch] };
  const wait = { term: urgency, lines: [verdict] };
  const groups = [
    ...(danger ? [hands, wait] : [wait, hands]),
    ...(checks.length === 0 ? [] : [{ term: texts.checks, lines: checks }]),
    { term: texts.usually, lines: [usually] },
  ];
  return (
    <>
      <dl className="symptom-words stack-4">
        {groups.map(({ term, lines }) => (
          <div key={term} className={danger && term === hands.term ? 'callout' : undefined}>
            <dt className="text-sm semibold">{term}</dt>
            {lines.map((text) => (
              <dd key={text} className="mt-0.5">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="symptom-ways">
        {part === undefined ? null : (
          <p>
            <Link to={part.path} className="text-link inline-block py-1">
              {part.name}
            </Link>
          </p>
        )}
        <p>
          {`${texts.service} `}
          <Link to={service.path} className="text-link inline-block py-1">
            {service.name}
          </Link>
        </p>
        {safety === undefined ? null : (
          <p>
            {`${texts.safety} `}
            <Link to={safety.path} className="text-link inline-block py-1">
              {safety.name}
            </Link>
          </p>
        )}
        <div className="mt-4">
          <CallActions look={canWait ? 'quiet' : 'call'} />
        </div>
      </div>
    </>
  );
}
