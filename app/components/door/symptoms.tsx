import { ChevronDown } from 'lucide';
import type { ToggleEvent } from 'react';
import { signs } from '#app/components/door/signs.ts';
import { SymptomAnswer } from '#app/components/door/symptom-answer.tsx';
import { Link } from '#app/components/links/link.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { ProblemsPage, Symptom, SymptomGroup as Group } from '#app/page-data/problems-page.ts';

/** What a door does, each with a link to its answer. */
export function SymptomGroup({ group, columns = false }: { group: Group; columns?: boolean }) {
  const { heading, lede, symptoms, links } = group;
  return (
    <Section tone="band" id="door" heading={heading} lede={lede} beside={!columns}>
      <ul className={columns ? 'grid gap-x-10 sm:grid-cols-2' : undefined}>
        {symptoms.map(({ path, ...symptom }) => (
          <li key={path} className="fold">
            <Link to={path} className="fold-summary">
              <SymptomName {...symptom} />
            </Link>
          </li>
        ))}
      </ul>
      <LinkList links={links} className="mt-4 flex flex-wrap gap-x-8" />
    </Section>
  );
}

/** The symptoms, one open at a time: <details name> does that before any script. Browsers open the one that an address leads to. */
export function Finder({
  symptoms,
  texts,
}: {
  symptoms: readonly Symptom[];
  texts: ProblemsPage['content']['texts'];
}) {
  return (
    <div className="finder">
      {symptoms.map((symptom) => (
        <details key={symptom.slug} name="symptom" className="fold" onToggle={scrollToOpened}>
          <summary className="fold-summary">
            <SymptomName {...symptom} name={symptom.words} />
            <Icon icon={ChevronDown} className="fold-chevron size-5 shrink-0" />
          </summary>
          <div id={symptom.slug} className="symptom-answer">
            <SymptomAnswer symptom={symptom} texts={texts} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** An answer can fill the screen, so its symptom is scrolled to the top of the viewport. */
function scrollToOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  currentTarget.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/** A symptom's sign and name, and whether it can wait. */
function SymptomName({
  name,
  sign,
  canWait,
  urgency,
}: Pick<Group['symptoms'][number], 'name' | 'sign' | 'canWait' | 'urgency'>) {
  return (
    <>
      <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true" className="symptom-sign">
        <path d={signs[sign]} />
      </svg>
      <span className="grow">
        <span className="block headline">{name}</span>{' '}
        <span className={`block text-sm ${canWait ? 'text-muted' : 'semibold'}`}>{urgency}</span>
      </span>
    </>
  );
}
