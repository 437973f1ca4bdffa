import type { ToggleEvent } from 'react';
import { DoorView } from '#app/components/door/door-drawing.tsx';
import { closeUps } from '#app/door-views.ts';
import { SymptomAnswer } from '#app/components/door/symptom-answer.tsx';
import { Link } from '#app/components/links/link.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import type { ProblemsPage, Symptom, SymptomGroup as Group } from '#app/page-data/problems-page.ts';
import { doorDrawingsPath } from '#app/paths.ts';

/**
 * What a door does, each with a link to its answer, in rows that look like those that open. Above them, each mark is
 * explained once; one that all would have is there alone. With the parts that some are about, or else in columns.
 */
export function SymptomGroup({ symptoms, links, parts }: Group) {
  const kinds = byUrgency(symptoms);
  return (
    <>
      <div>
        <ul className="mb-2 flex flex-wrap gap-x-6 text-sm" aria-hidden="true">
          {kinds.map(({ urgency, mark }) => (
            <li key={urgency} className={`flex items-center gap-2 ${mark}`}>
              {urgency}
            </li>
          ))}
        </ul>
        <ul className={parts.length > 0 ? '' : 'flex flex-wrap gap-x-8 *:grow *:basis-112'}>
          {symptoms.map(({ path, name, sign, canWait, urgency }) => (
            <li key={path} className="disclosure">
              <Link
                to={path}
                className={`disclosure-summary symptom ${kinds.length > 1 ? markOf(canWait) : ''}`}
              >
                <Sign name={sign} />
                <span className="grow headline lg:text-xl">{name}</span>{' '}
                <span className="sr-only">{urgency}</span>
              </Link>
            </li>
          ))}
        </ul>
        <LinkList links={links} className="flex flex-wrap gap-x-8" />
      </div>
      {parts.length > 0 && (
        <div className="mt-2 parts-view door-corner">
          <DoorView springs="torsion" view={closeUps.home} parts={parts} />
        </div>
      )}
    </>
  );
}

/** The symptoms, one open at a time: <details name> does that before any script. Browsers open the one that an address leads to. */
export function Finder({ symptoms, texts }: Pick<ProblemsPage['content'], 'symptoms' | 'texts'>) {
  const groups = byUrgency(symptoms);
  return (
    <div className="finder grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="flex flex-wrap gap-3 text-sm lg:hidden">
        {groups.map(({ id, urgency, mark, shown }) => (
          <a key={id} href={`#${id}`} className={`button-quiet min-h-12 grow px-3 text-text ${mark}`}>
            {` ${urgency} (${shown.length})`}
          </a>
        ))}
      </div>
      {groups.map(({ id, canWait, urgency, mark, shown }) => (
        <div key={id} id={id} className={`finder-group ${canWait ? 'finder-later' : ''}`}>
          <h2 className={`flex items-center gap-3 headline text-2xl ${mark}`}>{urgency}</h2>
          <p className="mt-2 mb-4">{canWait ? texts.waitRule : texts.leaveRule}</p>
          {shown.map((symptom) => (
            <details key={symptom.slug} name="symptom" className="disclosure" onToggle={scrollToOpened}>
              <summary className="disclosure-summary disclosure-mark symptom headline text-xl">
                <Sign name={symptom.sign} />
                {symptom.words}
              </summary>
              <div id={symptom.slug} className="symptom-answer">
                <SymptomAnswer symptom={symptom} texts={texts} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}

function byUrgency<Item extends Pick<Symptom, 'canWait' | 'urgency'>>(symptoms: readonly Item[]) {
  return [false, true].flatMap((canWait) => {
    const shown = symptoms.filter((symptom) => symptom.canWait === canWait);
    const id = canWait ? 'can-wait' : 'leave-alone';
    return shown[0] ? [{ id, canWait, urgency: shown[0].urgency, mark: markOf(canWait), shown }] : [];
  });
}

/** Whether it can wait, also told by a mark's shape and color: a triangle that is filled, a circle that is not. */
function markOf(canWait: boolean): string {
  return canWait ? 'urgency can-wait' : 'urgency';
}

/** An answer can fill the screen, so its symptom is scrolled to the top of the viewport. */
function scrollToOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  currentTarget.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

function Sign({ name }: { name: Symptom['sign'] }) {
  return (
    <svg viewBox="0 0 48 40" width={48} height={40} aria-hidden="true" className="icon symptom-sign">
      <use href={`${doorDrawingsPath}#${name}`} />
    </svg>
  );
}
