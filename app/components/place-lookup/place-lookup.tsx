import { createElement, Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import { places } from 'virtual:company/places';
import { useSite } from '#app/components/site-context.ts';
import { Link } from '#app/components/links/link.tsx';
import type { PlaceLookup as PlaceLookupTexts } from '#app/page-data/main-pages.ts';
import type { Place } from '#app/page-data/places.ts';
import { findPlaces, type LookupResult } from '#app/places/find-places.ts';
import type { Template } from '#app/template.ts';

/** The id of the input, and the query parameter in a shared URL: ?zip=10001. */
const parameter = 'zip';

/**
 * Whether the company comes to a place, and how soon: answered while a visitor types, from data in this chunk, so there is no
 * request that could fail. Without scripts a text replaces the input. The phone link is always there; the link to the list of
 * all ZIP codes, until something is typed.
 */
export function PlaceLookup({ texts }: { texts: PlaceLookupTexts }) {
  const { phone, labels } = useSite();
  // Read as a store, so that it is undefined in the prerendered HTML and during hydration.
  const fromUrl = useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(window.location.search).get(parameter) ?? '',
    () => undefined,
  );
  const [entered, setEntered] = useState<string>();
  const typed = entered ?? fromUrl;
  return (
    <div className="place-lookup measure" data-tool="places">
      {typed === undefined ? (
        <p>{texts.withoutScripts}</p>
      ) : (
        <>
          <label htmlFor={parameter} className="semibold">
            {texts.label}
          </label>
          <input
            id={parameter}
            type="text"
            autoComplete="postal-code"
            spellCheck={false}
            aria-describedby={`${parameter}-answer`}
            value={typed}
            onChange={({ currentTarget }) => setEntered(currentTarget.value)}
            className="mt-2 block min-h-12 w-full max-w-sm rounded-sm hairline border-text bg-page px-4 text-lg"
          />
          <div id={`${parameter}-answer`} role="status" className="mt-2">
            {typed.trim() === '' ? (
              <p className="text-sm text-muted">{texts.hint}</p>
            ) : (
              <Result result={findPlaces(typed, places)} texts={texts} />
            )}
          </div>
        </>
      )}
      <p className="mt-1 flex flex-wrap gap-x-4">
        <a href={phone.href} className="text-link py-2.5 semibold">
          {labels.call}
        </a>{' '}
        {typed || texts.list === undefined ? null : (
          <Link to={texts.list.path} className="text-link py-2.5 semibold">
            {texts.list.name}
          </Link>
        )}
      </p>
    </div>
  );
}

function Result({ result, texts }: { result: LookupResult; texts: PlaceLookupTexts }) {
  const { language } = useSite();
  switch (result.kind) {
    case 'found':
      return (
        <p>
          <Arrival text={texts.found} place={result.place} />
        </p>
      );
    case 'several':
      return (
        <>
          <p>{texts.several}</p>
          <ul>
            {result.places.map((place) => (
              <li key={place.path}>
                <Arrival text={texts.oneOfSeveral} place={place} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'inDoubt': {
      const byName = new Map(result.places.map((place) => [place.name, place]));
      const parts = new Intl.ListFormat(language, { type: 'disjunction' }).formatToParts(byName.keys());
      const areas = parts.map(({ value }) => {
        const place = byName.get(value);
        return place === undefined ? value : <AreaLink key={value} place={place} />;
      });
      return (
        <p>
          <FilledTemplate text={texts.inDoubt} values={{ zipCode: result.zipCode, areas }} />
        </p>
      );
    }
    case 'noFiveDigits':
    case 'unreadable':
    case 'unknown':
    case 'outside':
      return <p>{texts[result.kind]}</p>;
  }
}

/** How soon the company arrives in a place, and the condition for that time, if there is one. */
function Arrival({ text, place }: { text: PlaceLookupTexts['found']; place: Place }) {
  // Prevents a line break inside a range: "20–" at the end of a line would be misread.
  const minutes = <span className="whitespace-nowrap">{place.minutes}</span>;
  return (
    <>
      <FilledTemplate text={text} values={{ area: <AreaLink place={place} />, minutes }} />
      {place.condition === undefined ? null : ` ${place.condition}`}
    </>
  );
}

/** Renders a template whose placeholders may have React nodes as values. */
function FilledTemplate<Name extends string>({
  text,
  values,
}: {
  text: Template<Name>;
  values: Readonly<Record<Name, ReactNode>>;
}) {
  const valueOf = new Map(Object.entries<ReactNode>(values));
  // Every second part is the name of a placeholder.
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : valueOf.get(part)));
  // As children of their own, so that the parts need no keys.
  return createElement(Fragment, null, ...parts);
}

function AreaLink({ place: { name, path } }: { place: Place }) {
  return (
    <Link to={path} className="text-link">
      {name}
    </Link>
  );
}

/** All areas with their ZIP codes. */
export function ZipCodes({ table }: { table: NonNullable<PlaceLookupTexts['table']> }) {
  return (
    <details id="zip-codes">
      <summary className="text-link inline-block py-2 semibold">{table.summary}</summary>
      <table className="mt-3 w-full max-w-3xl text-left">
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
