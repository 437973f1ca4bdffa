import { Fragment } from 'react';
import { closeUps, type Label, type View, views, whole } from '#app/door-views.ts';
import type { CloseUp, Part, PartsPage } from '#app/page-data/problems-page.ts';
import { doorDrawingsPath, type Path } from '#app/paths.ts';

type Springs = keyof typeof views;

/**
 * A drawing with the names of its parts, of which those that a symptom is about lead to it. Wide screens show it whole, with
 * the names of all views over it; others show each view of it from close by.
 */
export function DoorFigure({
  springs,
  content: { [springs]: drawing, views: captions, parts },
}: {
  springs: Springs;
  content: PartsPage['content'];
}) {
  return (
    <figure className={`door-${springs}`} aria-label={drawing.alt}>
      <svg viewBox={whole} width={240} aria-hidden="true" className="door-drawing door-whole">
        <Drawing springs={springs} />
      </svg>
      {views[springs].map((view, _index, all) => (
        <div key={view.name} className={`parts-view door-${view.name}`}>
          {all.length > 1 ? <p className="semibold">{captions[view.name]}</p> : null}
          <DoorView springs={springs} view={view} parts={parts} />
        </div>
      ))}
    </figure>
  );
}

/** Of the parts that a service is about, across the screen, and what the color of some lines means. */
export function DoorCloseUp({ view, name, meaning, parts }: CloseUp) {
  return (
    <figure className={`close-up close-up-${view} mt-section`} aria-label={name} data-shared>
      <figcaption className="urgency contained mb-3 flex items-baseline gap-2 semibold text-balance">
        {meaning}
      </figcaption>
      <DoorView springs="torsion" view={closeUps[view]} parts={parts} />
    </figure>
  );
}

/** A part of a drawing from close by, with the names in it. */
export function DoorView({
  springs,
  view: { box, labels },
  parts,
}: {
  springs: Springs;
  view: Pick<View, 'box' | 'labels'>;
  parts: readonly Part[];
}) {
  return (
    <svg viewBox={box} width={240} role="presentation" className="door-drawing">
      <Drawing springs={springs} />
      <path className="door-leaders" d={labels.map(leader).join('')} />
      {labels.map((label) => (
        <Fragment key={label[0]}>
          {' '}
          <Name label={label} {...parts.find(({ slug }) => slug === label[0])} />
        </Fragment>
      ))}
    </svg>
  );
}

function Drawing({ springs }: { springs: Springs }) {
  return <use href={`${doorDrawingsPath}#${springs}`} />;
}

/** A part's name. Where it leads to a symptom, the line from it to the part can be touched as well. */
function Name({ label, name = '', path }: { label: Label; name?: string; path?: Path | undefined }) {
  const [, anchor, , text] = label;
  const words = (
    <text x={text[0]} y={1.6 - text[1]} textAnchor={anchor}>
      {name}
    </text>
  );
  if (path === undefined) return words;
  const across = { start: 2, middle: 0, end: -2 }[anchor] * name.length;
  return (
    <a href={path}>
      <path className="door-touch" d={`${leader(label)}h${across}`} />
      {words}
    </a>
  );
}

function leader([, anchor, point, text]: Label): string {
  const [across, down] = ({ start: [-1, 0], middle: [0, 4.5], end: [1, 0] } as const)[anchor];
  return `M${point[0]} ${-point[1]}L${text[0] + across} ${down - text[1]}`;
}
