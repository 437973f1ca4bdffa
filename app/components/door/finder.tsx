import { ChevronDown } from 'lucide';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { DoorFigure, springsOf } from '#app/components/door/door-drawing.tsx';
import { SymptomAnswer } from '#app/components/door/symptom-answer.tsx';
import { SymptomName } from '#app/components/door/symptom-links.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { DoorPart } from '#app/page-data/problems-page.ts';

/**
 * The symptoms beside the drawing, one open at a time: <details name> does that before any script, and shows the part
 * from close by. Scripts add that it comes forward in the whole drawing.
 */
export function Finder({ heading, lede, symptoms, texts, more }: Extract<DoorPart, { show: 'finder' }>) {
  const list = useRef<HTMLDivElement>(null);
  const [openIndex, setOpenIndex] = useState(-1);
  const chosen = symptoms[openIndex]?.parts ?? [];
  const findOpen = () =>
    setOpenIndex([...(list.current?.querySelectorAll('details') ?? [])].findIndex(({ open }) => open));
  // A visitor may have opened one before the page was hydrated.
  useEffect(findOpen, []);
  const scrollToOpened = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    findOpen();
    if (!currentTarget.open) return;
    // An answer can fill the screen, so scroll until its symptom is at the top of the viewport.
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    currentTarget.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };

  return (
    <Section tone="band" id="door" heading={heading} lede={lede}>
      <div className="finder finder-home">
        <DoorFigure
          springs={springsOf(chosen)}
          texts={texts}
          chosen={chosen}
          withIds={symptoms.flatMap(({ parts }) => parts)}
        />
        <div ref={list}>
          {symptoms.map((symptom) => (
            <details key={symptom.slug} name="symptom" className="fold" onToggle={scrollToOpened}>
              <summary className="fold-summary">
                <SymptomName {...symptom} name={symptom.words} texts={texts.answer} />
                <Icon icon={ChevronDown} className="fold-chevron size-5 shrink-0" />
              </summary>
              <div className="symptom-answer">
                <SymptomAnswer symptom={symptom} texts={texts} />
              </div>
            </details>
          ))}
          <ButtonLink look="text" to={more.path} className="mt-4">
            {more.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
