import { SymptomName } from '#app/components/door/symptom-name.tsx';
import { Link } from '#app/components/links/link.tsx';
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
