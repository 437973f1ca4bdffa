import { signs } from '#app/components/door/signs.ts';
import { Link } from '#app/components/links/link.tsx';
import type { SignName } from '#content/records.ts';
import type { DoorWords, SymptomLink } from '#app/page-data/problems-page.ts';

export function SymptomLinks({
  symptoms,
  words,
  columns = false,
}: {
  symptoms: readonly SymptomLink[];
  words: DoorWords['answer'];
  columns?: boolean;
}) {
  return (
    <ul className={columns ? 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3' : undefined}>
      {symptoms.map((symptom) => (
        <li key={symptom.path} className="fold">
          <Link to={symptom.path} className="fold-summary">
            <SymptomName {...symptom} words={words} />
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
  words,
}: Pick<SymptomLink, 'name' | 'sign' | 'canWait'> & { words: DoorWords['answer'] }) {
  return (
    <>
      <Sign name={sign} />
      <span className="grow">
        <span className="block headline">{name}</span>{' '}
        <span className={`block text-sm ${canWait ? 'text-muted' : 'semibold'}`}>
          {canWait ? words.wait : words.leave}
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
