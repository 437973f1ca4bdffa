import { Fragment } from 'react';
import { type Label, views, whole } from '#app/components/door/door-views.ts';
import { doorShapes, openerShapes, springShapes, surroundings } from '#app/components/door/door-shapes.ts';
import type { PartsPage } from '#app/page-data/problems-page.ts';
import type { Path } from '#app/paths.ts';

type Springs = keyof typeof springShapes;

/** Parts that hold the door's weight: their lines are heavier, and in the color of warnings. */
const underTension = /(torsion|extension)-spring|cone|drum|lifting-cable|bottom-bracket/;

/**
 * A drawing with the names of its parts, of which those that a symptom is about lead to it. It is drawn once: wide screens
 * show it whole, with the names of all views over it; others show each view of it from close by.
 */
export function DoorFigure({
  springs,
  content: { [springs]: drawing, views: captions, parts },
}: {
  springs: Springs;
  content: PartsPage['content'];
}) {
  const id = `door-${springs}`;
  return (
    <figure className={`door-figure ${id}`} aria-label={drawing.alt}>
      <svg viewBox={whole} width={240} aria-hidden="true" className="door-drawing door-whole">
        <g id={id}>
          <Parts shapes={springShapes[springs]} />
          <path className="door-outline" d={surroundings.outline} />
          <Parts shapes={doorShapes} />
          <path className="door-fine" d={surroundings.stiles + surroundings.strut} />
          <path className="door-fine door-beam" d={surroundings.beam} />
          {springs === 'torsion' ? <Parts shapes={openerShapes} /> : null}
        </g>
      </svg>
      {views[springs].map(({ name, box, labels }, _index, all) => (
        <div key={name} className={`parts-view door-${name}`}>
          {all.length > 1 ? <p className="semibold">{captions[name]}</p> : null}
          <svg viewBox={box} width={240} role="presentation" className="door-drawing">
            <use href={`#${id}`} />
            <path className="door-fine" d={labels.map(leader).join('')} />
            {labels.map((label) => (
              <Fragment key={label.part}>
                {' '}
                <Name label={label} {...parts.find(({ slug }) => slug === label.part)} />
              </Fragment>
            ))}
          </svg>
        </div>
      ))}
    </figure>
  );
}

function Parts({ shapes }: { shapes: Readonly<Record<string, string>> }) {
  return Object.entries(shapes).map(([part, path]) => (
    <path key={part} className={`door-line ${underTension.test(part) ? 'under-tension' : ''}`} d={path} />
  ));
}

/** A part's name. Where it leads to a symptom, the line from it to the part can be touched as well. */
function Name({ label, name = '', path }: { label: Label; name?: string; path?: Path | undefined }) {
  const { text, anchor } = label;
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

function leader({ point, text, anchor }: Label): string {
  const away = { start: -1, middle: 0, end: 1 }[anchor];
  return `M${point[0]} ${-point[1]}L${text[0] + away} ${-text[1]}`;
}
