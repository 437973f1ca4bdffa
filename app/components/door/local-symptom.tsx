import { SymptomLinks } from '#app/components/door/symptom-links.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { DoorPart } from '#app/page-data/problems-page.ts';

/** One symptom with the way to all, below a heading of the page's. The same on many pages. */
export function LocalSymptom({ symptom, verdict, words, more }: Extract<DoorPart, { show: 'symptom' }>) {
  return (
    <div className="local-symptom" data-shared>
      <SymptomLinks symptoms={[symptom]} words={words} />
      <p className="measure">{verdict}</p>
      <ButtonLink look="text" to={more.path} className="mt-2">
        {more.name}
      </ButtonLink>
    </div>
  );
}
