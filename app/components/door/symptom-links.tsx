import { signs } from '#app/components/door/signs.ts';
import { Link } from '#app/components/links/link.tsx';
import type { SignName } from '#content/records.ts';
import type { DoorTexts, SymptomLink } from '#app/page-data/problems-page.ts';

export function SymptomLinks({
  symptoms,
  texts,
  columns = false,
}: {
  symptoms: readonly SymptomLink[];
  texts: DoorTexts['answer'];
  columns?: boolean;
}) {
  return (
    <ul className={columns ? 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3' : undefined}>
      {symptoms.map((symptom) => (
        <li key={symptom.path} className="fold">
          <Link to={symptom.path} className="fold-summary">
            <SymptomName {...symptom} texts={texts} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SymptomName({
  name,
  sign,
  canWait,
  texts,
}: Pick<SymptomLink, 'name' | 'sign' | 'canWait'> & { texts: DoorTexts['answer'] }) {
  return (
    <>
      <Sign name={sign} />
      <span className="grow">
        <span className="block headline">{name}</span>{' '}
        <span className={`block text-sm ${canWait ? 'text-muted' : 'semibold'}`}>
          {canWait ? texts.wait : texts.leave}
        </span>
      </span>
    </>
  );
}

export function Sign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true" className="symptom-sign">
      <path d={signs[name]} />
    </svg>
  );
}
