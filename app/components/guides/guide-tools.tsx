import { useId, useState } from 'react';
import { GuideTable } from '#app/components/guides/guide-table.tsx';
import { useInBrowser } from '#app/components/in-browser.ts';
import { Link } from '#app/components/links/link.tsx';
import type { GuideTool as Tool } from '#app/page-data/guides.ts';
import { openingsIn, springYears } from '#app/spring-years.ts';
import { fill } from '#app/template.ts';

type WordsOf<Kind extends Tool['kind']> = Extract<Tool, { kind: Kind }>['words'];

/**
 * A small tool inside a guide's text. Until its script runs, and without scripts, a table says the same. It has room for the
 * longest result: nothing below it moves.
 */
export function GuideTool({ tool, heading }: { tool: Tool; heading: string }) {
  const isReady = useInBrowser(() => true, false);
  const table = <GuideTable table={tool.table} heading={heading} />;
  return (
    <>
      {tool.kind === 'springYears' ? (
        <>
          <div className="measure min-h-[12.5rem] noscript:min-h-0">
            {isReady ? <SpringYears {...tool.words} /> : null}
          </div>
          {table}
        </>
      ) : (
        <div className="measure min-h-[25rem] sm:min-h-[21.5rem] noscript:min-h-0">
          {isReady ? <WhichSpring {...tool.words} /> : table}
        </div>
      )}
      {tool.notes.map((note) => (
        <p key={note} className="measure text-sm text-muted">
          {note}
        </p>
      ))}
    </>
  );
}

/** How many years springs last at so many openings a day. */
function SpringYears({ field, hint, result, nonsense, cycles }: WordsOf<'springYears'>) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const openings = openingsIn(typed);
  const [standard = '', long = ''] =
    typeof openings === 'number' ? cycles.map((count) => springYears(count, openings)) : [];
  return (
    <>
      <label htmlFor={id} className={labelLook}>
        {field}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className={`${fieldLook} max-w-32`}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
      <p role="status" className="mt-3 semibold">
        {typeof openings === 'number'
          ? fill(result, { openings: String(openings), standard, long })
          : nonsense[openings]}
      </p>
    </>
  );
}

const begins = (seen: readonly string[], answers: readonly string[]) =>
  answers.every((answer, index) => seen[index] === answer);

/** Which springs a door has: each answer asks on, until what was seen is one of the results. */
function WhichSpring({ questions, choose, results }: WordsOf<'whichSpring'>) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const id = useId();
  const found = results.find(({ seen }) => seen.length === chosen.length && begins(seen, chosen));
  return (
    <>
      {questions.map(({ ask }, index) => {
        const possible = results.filter(({ seen }) => begins(seen, chosen.slice(0, index)));
        const answers = new Set(possible.flatMap(({ seen }) => seen[index] ?? []));
        const isAsked = index <= chosen.length && answers.size > 0;
        return (
          <div key={ask} className="mb-4">
            <label htmlFor={`${id}-${index}`} className={labelLook}>
              {ask}
            </label>
            <select
              id={`${id}-${index}`}
              value={chosen[index] ?? ''}
              disabled={!isAsked}
              onChange={({ currentTarget: { value } }) =>
                setChosen([...chosen.slice(0, index), ...(value === '' ? [] : [value])])
              }
              className={`${fieldLook} disabled:opacity-50`}
            >
              <option value="">{choose}</option>
              {[...(isAsked ? answers : [])].map((answer) => (
                <option key={answer}>{answer}</option>
              ))}
            </select>
          </div>
        );
      })}
      <div role="status">
        {found === undefined ? null : (
          <>
            <p className="headline">
              <Link to={found.path} className="text-link">
                {found.name}
              </Link>
            </p>
            <p className="mt-1">{found.text}</p>
          </>
        )}
      </div>
    </>
  );
}

const labelLook = 'block semibold';
const fieldLook = 'mt-1 block min-h-12 w-full rounded-sm hairline border-text bg-page px-4';
