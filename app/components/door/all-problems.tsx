import { DoorFigure } from '#app/components/door/door-drawing.tsx';
import { SymptomAnswer } from '#app/components/door/symptom-answer.tsx';
import { SymptomLinks } from '#app/components/door/symptom-links.tsx';
import { signs } from '#app/components/door/signs.ts';
import { Section } from '#app/components/ui/section.tsx';
import type { DoorPart } from '#app/page-data/problems-page.ts';
import { paths } from '#app/paths.ts';

export function AllProblems({ headings, symptoms, words }: Extract<DoorPart, { show: 'all' }>) {
  const links = symptoms.map(({ slug, words, sign, canWait }) => ({
    name: words,
    path: paths.problem(slug),
    sign,
    canWait,
  }));
  const named = symptoms.flatMap(({ parts }) => parts);
  return (
    <>
      <Section id="symptoms" {...headings.symptoms}>
        <SymptomLinks symptoms={links} words={words.answer} columns />
        <div className="mt-16 stack-16">
          {symptoms.map((symptom) => (
            <div key={symptom.slug} id={symptom.slug} className="symptom-whole">
              <h3 className="mb-4 flex items-center gap-4 headline text-xl">
                <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true" className="symptom-sign">
                  <path d={signs[symptom.sign]} />
                </svg>
                {symptom.words}
              </h3>
              <SymptomAnswer symptom={symptom} words={words} />
            </div>
          ))}
        </div>
      </Section>
      <Section tone="band" id="drawings" {...headings.drawings}>
        <div className="stack-16">
          {(['torsion', 'extension'] as const).map((springs) => (
            <div key={springs} className="door-wide">
              <h3 className="mb-4 headline text-xl">{words[springs].heading}</h3>
              <DoorFigure
                springs={springs}
                words={words}
                numbered
                named={springs === 'torsion' ? named : undefined}
              />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
