import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '#app/components/site-context.ts';
import { Link } from '#app/components/ui/link.tsx';
import type { PlaceLookup as Words } from '#app/content/to-pages/page-data.ts';
import type { PlaceAnswer } from '#app/places/find-places.ts';
import type { Place } from '#app/content/to-pages/places.ts';
import { fill } from '#app/template.ts';

/** What is known of what a visitor typed. */
type Known = PlaceAnswer | { kind: 'failed' };

/** Names the field, and the ZIP code or place in an address that is shared, as ?zip=10001. */
const parameter = 'zip';

/** Whether the company comes to a place, and how soon: answered while a visitor types. Nothing is sent anywhere. */
export function PlaceLookup({ words }: { words: Words }) {
  const { phone, labels } = useSite();
  const shared = new URLSearchParams(useLocation().search).get(parameter);
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Known & { typed: string }>();

  async function look(typed: string) {
    try {
      const { findCompanyPlaces } = await import('#app/places/company-places.ts');
      // Meanwhile the visitor may have typed on.
      if (field.current?.value === typed) setAnswer({ ...findCompanyPlaces(typed), typed });
    } catch {
      setAnswer({ kind: 'failed', typed });
    }
  }

  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    if (shared !== null) input.value = shared;
    // What was typed before the page was hydrated counts, too.
    if (input.value !== '') void look(input.value);
  }, [shared]);

  return (
    <div className="measure">
      <div className="place-lookup" data-tool="places">
        <label htmlFor={parameter} className="semibold">
          {words.label}
        </label>
        <input
          ref={field}
          id={parameter}
          type="text"
          autoComplete="postal-code"
          spellCheck={false}
          aria-describedby={`${parameter}-hint`}
          onFocus={() => void import('#app/places/company-places.ts').catch(() => undefined)}
          onInput={({ currentTarget }) => void look(currentTarget.value)}
          className="mt-2 block min-h-12 w-full max-w-sm rounded-sm hairline border-text bg-page px-4 text-lg"
        />
        <p id={`${parameter}-hint`} className="mt-2 text-sm text-muted">
          {words.hint}
        </p>
        <div role="status" className="mt-4">
          {answer === undefined ? null : (
            <Answer answer={answer} words={words}>
              <a href={phone.href} className="text-link inline-block py-1 semibold">
                {labels.call}
              </a>
            </Answer>
          )}
        </div>
      </div>
      {words.table === undefined ? null : <ZipCodes table={words.table} />}
    </div>
  );
}

function Answer({
  answer,
  words,
  children: call,
}: {
  answer: Known & { typed: string };
  words: Words;
  children: ReactNode;
}) {
  switch (answer.kind) {
    case 'unfinished':
      // While somebody types, nothing is wrong yet.
      return answer.typed.trim().length < 5 ? null : <p>{words.unreadable}</p>;
    case 'failed':
    case 'outside':
      return (
        <p>
          {words[answer.kind]} {call}
        </p>
      );
    case 'found':
      return (
        <>
          {answer.places.length > 1 ? <p className="mb-2">{words.several}</p> : null}
          <ul className="grid gap-3 text-lg">
            {answer.places.map((place) => (
              <FoundPlace key={place.path} place={place} words={words} />
            ))}
          </ul>
          <p className="mt-3">
            {answer.isInDoubt ? `${fill(words.inDoubt, { zipCode: answer.typed.trim() })} ` : null}
            {call}
          </p>
        </>
      );
  }
}

function FoundPlace({ place: { name, path, minutes, condition }, words }: { place: Place; words: Words }) {
  return (
    <li>
      {fill(words.found, { area: name, minutes })}
      {condition === undefined ? null : ` ${condition}`}{' '}
      <Link to={path} className="text-link inline-block py-1">
        {fill(words.more, { area: name })}
      </Link>
    </li>
  );
}

/** The same answers without scripts. */
function ZipCodes({ table }: { table: NonNullable<Words['table']> }) {
  return (
    <details className="mt-6">
      <summary className="text-link inline-block py-2 semibold">{table.summary}</summary>
      <table className="mt-3 w-full text-left">
        <thead>
          <tr className="hairline-b border-text align-bottom">
            <th scope="col" className="py-2 pr-4">
              {table.area}
            </th>
            <th scope="col" className="py-2 pr-4">
              {table.zipCodes}
            </th>
            <th scope="col" className="py-2">
              {table.arrival}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ name, path, zipCodes, minutes }) => (
            <tr key={path} className="hairline-b border-line align-top">
              <th scope="row" className="place-name">
                <Link to={path} className="text-link inline-block py-2">
                  {name}
                </Link>
              </th>
              <td className="py-2 pr-4">{zipCodes}</td>
              <td className="py-2">{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
