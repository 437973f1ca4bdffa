import { Fragment } from 'react';
import { extensionLabels, type Label, torsionLabels } from '#app/components/door/door-labels.ts';
import { doorShapes, openerShapes, springShapes, surroundings } from '#app/components/door/door-shapes.ts';
import type { PartName } from '#content/records.ts';
import type { PartsPage } from '#app/page-data/problems-page.ts';

type Springs = keyof typeof springShapes;

/** Parts that hide what is behind them. */
const solid = new Set([
  ...Object.keys(springShapes.torsion).filter((part) => part !== 'lifting-cable'),
  'section',
  'bottom-bracket',
  'photo-eyes',
  'wall-button',
  'trolley',
  'opener',
]);

/** A drawing with the list of its parts, which on phones explains the numbers in it. */
export function DoorFigure({
  springs,
  texts,
}: {
  springs: Springs;
  texts: Pick<PartsPage['content'], 'parts' | 'partsHeading' | Springs>;
}) {
  const labels = springs === 'torsion' ? torsionLabels : extensionLabels;
  return (
    <figure className="door-figure">
      <div className="door-paper">
        <svg
          viewBox="-134 -160 302 172"
          width={240}
          role="img"
          aria-label={texts[springs].alt}
          className="door-drawing"
        >
          <Parts shapes={springShapes[springs]} />
          <path className="door-fine" d={surroundings.floor} />
          <Parts shapes={doorShapes} />
          <path className="door-fine" d={surroundings.stiles + surroundings.strut} />
          <path className="door-beam" d={surroundings.beam} />
          <Parts shapes={openerShapes} />
          <Labels kind="names" labels={labels} textOf={(part) => texts.parts[part]} />
          <Labels kind="numbers" labels={labels.map(onTheLeft)} textOf={(_, index) => index + 1} />
        </svg>
      </div>
      <figcaption className="door-key">
        <p className="semibold">{texts.partsHeading}</p>
        <ol>
          {labels.map(({ part }) => (
            <li key={part}>{texts.parts[part]}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function Parts({ shapes }: { shapes: Readonly<Record<string, string>> }) {
  return Object.entries(shapes).map(([part, path]) => (
    <path key={part} className={solid.has(part) ? 'door-line is-solid' : 'door-line'} d={path} />
  ));
}

/**
 * What each part is called, on a line that leads to it: names on screens with room for them; on phones numbers, all in the
 * left part of the drawing, which is what phones show. The list below tells them.
 */
function Labels({
  kind,
  labels,
  textOf,
}: {
  kind: 'names' | 'numbers';
  labels: readonly Label[];
  textOf: (part: PartName, index: number) => string | number;
}) {
  return (
    <g className={`door-${kind}`} aria-hidden="true">
      <path className="door-fine" d={labels.map(leader).join('')} />
      {labels.map(({ part, text: [x, y], anchor }, index) => (
        <Fragment key={part}>
          <text
            x={x}
            y={(kind === 'numbers' ? 2 : 1.6) - y}
            textAnchor={kind === 'numbers' ? 'middle' : anchor}
          >
            {textOf(part, index)}
          </text>{' '}
        </Fragment>
      ))}
    </g>
  );
}

/** The label as phones have it. */
function onTheLeft({ small, ...label }: Label): Label {
  const { point, text } = label;
  if (small !== undefined) return { ...label, ...small, anchor: 'middle' };
  return point[0] > 46 ? { ...label, point: [-point[0], point[1]], text: [-text[0], text[1]] } : label;
}

function leader({ point, text, anchor }: Label): string {
  const away = { start: -1, middle: 0, end: 1 }[anchor];
  return `M${point[0]} ${-point[1]}L${text[0] + away} ${-text[1]}`;
}
