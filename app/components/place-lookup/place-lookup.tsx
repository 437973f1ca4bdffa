import { useState } from 'react';
import { places } from 'virtual:company/places';
import { useInBrowser } from '#app/components/in-browser.ts';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { Link } from '#app/components/links/link.tsx';
import { SmallMap } from '#app/components/map/small-map.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { useSite } from '#app/components/site-context.ts';
import type { PlaceLookup as PlaceLookupTexts, PlaceRow } from '#app/page-data/main-pages.ts';
import type { PlacesMap } from '#app/page-data/map/places-map.ts';
import type { Place } from '#app/page-data/places.ts';
import type { Path } from '#app/paths.ts';
import { findPlaces, type LookupResult } from '#app/places/find-places.ts';
import { keep } from '#app/places/keep-area.ts';
import { storedText } from '#app/places/stored-area.ts';
import { fill } from '#app/template.ts';

export { correctArea } from '#app/places/keep-area.ts';

/** The id of the input, and the query parameter in a shared URL: ?zip=10001. */
const parameter = 'zip';

/**
 * Whether the company comes to a place, and how soon: answered while a visitor types, from data in this chunk, so there is no
 * request that could fail. The browser keeps the one area that is found. Without scripts a text replaces the input. Until
 * something is typed, a timetable or a map has the answer's room.
 */
export function PlaceLookup({
  texts,
  map,
  onAnswer,
  className = 'measure',
}: {
  texts: PlaceLookupTexts;
  /** In place of the timetable; drawn here where there is no room for a large one. */
  map?: PlacesMap | undefined;
  /** Called with the areas of the answer. */
  onAnswer?: (found: readonly Path[]) => void;
  className?: string;
}) {
  const { phone, labels } = useSite();
  const fromUrl = useInBrowser(
    () => new URLSearchParams(window.location.search).get(parameter) ?? '',
    undefined,
  );
  const [entered, setEntered] = useState<string>();
  const [keptBefore] = useState(storedText);
  const typed = entered ?? fromUrl;
  const answer = typed?.trim() ? findPlaces(typed, places) : undefined;
  const enter = (text: string) => {
    setEntered(text);
    const found = findPlaces(text, places);
    onAnswer?.(placesOf(found).map(({ path }) => path));
    // What else is typed may have begun like an area's name. An empty field asks nothing.
    if (text !== '') keep(found.kind === 'found' ? JSON.stringify(found.place.own) : keptBefore);
  };
  return (
    <div className={`place-lookup ${className}`} data-tool="places">
      {typed === undefined ? (
        // As high as the field that replaces it.
        <p className="min-h-[7.2rem] noscript:min-h-0">{texts.withoutScripts}</p>
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
            onChange={({ currentTarget }) => enter(currentTarget.value)}
            className="mt-2 block min-h-12 w-full rounded-sm hairline border-text bg-page px-4"
          />
          <div
            id={`${parameter}-answer`}
            role="status"
            className={answer === undefined ? 'mt-2' : 'mt-2 place-answer'}
          >
            {answer === undefined ? (
              <p className="text-sm text-muted">{texts.hint}</p>
            ) : (
              <Answer answer={answer} texts={texts} />
            )}
          </div>
        </>
      )}
      {answer === undefined && (map ? <SmallMap map={map} /> : <Timetable {...texts} />)}
      {answer && (
        <div className="mt-3 calls">
          <ButtonLink look="call" to={phone.href}>
            {labels.call}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function placesOf(answer: LookupResult): readonly Place[] {
  if (answer.kind === 'found') return [answer.place];
  return 'places' in answer ? answer.places : [];
}

/** How soon the company usually is in the areas that are asked for most. */
function Timetable({ usual, rows }: PlaceLookupTexts) {
  return (
    <div className="place-answer mt-2 text-sm">
      <p className="semibold">{usual}</p>
      <ul className="grid gap-x-6 sm:grid-cols-4 sm:*:*:w-full">
        {rows.map((row) => (
          <Row key={row.path} {...row} />
        ))}
      </ul>
    </div>
  );
}

/** An area's name and, at the end of its line, its minutes, if it is certain to be the one. */
function Row({ name, path, minutes, condition, onChoose }: PlaceRow & { onChoose?: () => void }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6">
      <Link to={path} onClick={onChoose} className="text-link inline-block py-2.5 semibold">
        {name}
      </Link>{' '}
      {minutes && <strong className="headline text-xl">{minutes}</strong>}
      {condition && ` ${condition}`}
    </li>
  );
}

function Answer({ answer, texts }: { answer: LookupResult; texts: PlaceLookupTexts }) {
  switch (answer.kind) {
    case 'found': {
      const { name, path, own } = answer.place;
      return (
        <>
          <p className="headline text-[1.8125rem]/[1.2]">
            <Link to={path} className="text-link">
              {name}
            </Link>
          </p>
          <Arrival arrival={own} />
        </>
      );
    }
    case 'several':
    case 'inDoubt': {
      const isCertain = answer.kind === 'several';
      return (
        <>
          <p className="text-sm">
            {isCertain ? texts.several : fill(texts.inDoubt, { zipCode: answer.zipCode })}
          </p>
          <ul className={`text-sm ${isCertain ? '' : 'flex flex-wrap gap-x-3'}`}>
            {answer.places.map(({ name, path, minutes, condition, own }) => (
              <Row
                key={path}
                name={name}
                path={path}
                {...(isCertain && { minutes: fill(texts.minutes, { minutes }), condition })}
                onChoose={() => keep(JSON.stringify(own))}
              />
            ))}
          </ul>
        </>
      );
    }
    case 'noFiveDigits':
    case 'unreadable':
    case 'unknown':
    case 'outside':
      return <p>{texts[answer.kind]}</p>;
  }
}
