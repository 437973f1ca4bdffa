import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CloseUp } from '#app/components/door/door-drawing.tsx';
import { Link } from '#app/components/links/link.tsx';
import type { DoorTexts, Symptom } from '#app/page-data/problems-page.ts';
import { fill } from '#app/template.ts';

/** What to do about a symptom. Where somebody can get hurt, what not to touch comes before everything else. */
export function SymptomAnswer({
  symptom: { danger, canWait, verdict, dontTouch, checks = [], usually, parts, service, safety },
  texts: { answer: texts, parts: names },
}: {
  symptom: Symptom;
  texts: Pick<DoorTexts, 'answer' | 'parts'>;
}) {
  const hands = { term: texts.dontTouch, lines: [dontTouch] };
  const wait = { term: canWait ? texts.wait : texts.leave, lines: [verdict] };
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
      <div className="symptom-part">
        <CloseUp parts={parts} />
        <p className="text-sm text-muted">
          {fill(texts.part, { parts: parts.map((part) => names[part].toLowerCase()).join(', ') })}
        </p>
      </div>
      <div className="symptom-ways">
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
