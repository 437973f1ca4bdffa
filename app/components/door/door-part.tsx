import { AllProblems } from '#app/components/door/all-problems.tsx';
import { DoorFigure } from '#app/components/door/door-drawing.tsx';
import { Finder } from '#app/components/door/finder.tsx';
import { SymptomLinks } from '#app/components/door/symptom-links.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { DoorPart as Part } from '#app/page-data/problems-page.ts';

export function DoorPart({ part }: { part: Part }) {
  switch (part.show) {
    case 'finder':
      return <Finder {...part} />;
    case 'all':
      return <AllProblems {...part} />;
    case 'service':
      return <ServiceParts {...part} />;
  }
}

function ServiceParts(part: Extract<Part, { show: 'service' }>) {
  const { heading, lede, parts, symptoms, texts, more } = part;
  return (
    <Section tone="band" id="door" heading={heading} lede={lede}>
      <div className="finder">
        <DoorFigure springs="torsion" texts={texts} chosen={parts} isNumbered />
        <div>
          {symptoms.length === 0 ? null : <SymptomLinks symptoms={symptoms} texts={texts.answer} />}
          <ButtonLink look="text" to={more.path} className="mt-4">
            {more.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
