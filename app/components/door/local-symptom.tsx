import { SymptomLinks } from '#app/components/door/symptom-links.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { DoorPart } from '#app/content/to-pages/page-data.ts';

/** One symptom with the way to all. The same on many pages. */
export function LocalSymptom({
  heading,
  symptom,
  verdict,
  words,
  more,
}: Extract<DoorPart, { show: 'symptom' }>) {
  return (
    <div data-shared>
      <Section tone="band" id="door" heading={heading} beside>
        <SymptomLinks symptoms={[symptom]} words={words} />
        <p className="mt-3 measure">{verdict}</p>
        <ButtonLink look="text" to={more.path} className="mt-2">
          {more.name}
        </ButtonLink>
      </Section>
    </div>
  );
}
