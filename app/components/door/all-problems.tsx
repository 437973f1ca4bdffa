import { DoorFigure } from '#app/components/door/door-drawing.tsx';
import { SymptomAnswer } from '#app/components/door/symptom-answer.tsx';
import { Sign, SymptomLinks } from '#app/components/door/symptom-links.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { DoorPart } from '#app/page-data/problems-page.ts';

export function AllProblems({ headings, links, symptoms, texts }: Extract<DoorPart, { show: 'all' }>) {
  const shownClose = symptoms.flatMap(({ parts }) => parts);
  return (
    <>
      <Section id="symptoms" {...headings.symptoms}>
        <SymptomLinks symptoms={links} texts={texts.answer} columns />
        <div className="mt-16 stack-16">
          {symptoms.map((symptom) => (
            <div key={symptom.slug} id={symptom.slug} className="symptom-whole">
              <h3 className="mb-4 flex items-center gap-4 headline text-xl">
                <Sign name={symptom.sign} />
                {symptom.words}
              </h3>
              <SymptomAnswer symptom={symptom} texts={texts} />
            </div>
          ))}
        </div>
      </Section>
      <Section tone="band" id="drawings" {...headings.drawings}>
        <div className="stack-16">
          {(['torsion', 'extension'] as const).map((springs) => (
            <div key={springs} className="door-wide">
              <h3 className="mb-4 headline text-xl">{texts[springs].heading}</h3>
              <DoorFigure
                springs={springs}
                texts={texts}
                isNumbered
                withIds={springs === 'torsion' ? shownClose : []}
              />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
