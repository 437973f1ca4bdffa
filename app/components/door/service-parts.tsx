import { DoorFigure } from '#app/components/door/door-drawing.tsx';
import { SymptomLinks } from '#app/components/door/symptom-links.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { DoorPart } from '#app/page-data/problems-page.ts';

export function ServiceParts({
  heading,
  lede,
  parts,
  symptoms,
  words,
  more,
}: Extract<DoorPart, { show: 'service' }>) {
  return (
    <Section tone="band" id="door" heading={heading} lede={lede}>
      <div className="finder">
        <DoorFigure springs="torsion" words={words} chosen={parts} numbered />
        <div>
          {symptoms.length === 0 ? null : <SymptomLinks symptoms={symptoms} words={words.answer} />}
          <ButtonLink look="text" to={more.path} className="mt-4">
            {more.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
