import { Fragment } from 'react';
import { closeUps, extensionLabels, type Label, torsionLabels } from '#app/components/door/door-labels.ts';
import {
  doorShapes,
  leftExtension,
  openerShapes,
  springHalves,
  springShapes,
  surroundings,
} from '#app/components/door/door-shapes.ts';
import type { PartName } from '#content/records.ts';
import type { DoorTexts } from '#app/page-data/problems-page.ts';

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

const hasExtension = (part: PartName) => part in springShapes.extension && !(part in springShapes.torsion);

export function springsOf(parts: readonly PartName[]): Springs {
  return parts.some(hasExtension) ? 'extension' : 'torsion';
}

/** A drawing with the list of its parts, which on phones explains the numbers in it. */
export function DoorFigure({
  springs,
  texts,
  chosen = [],
  isNumbered = false,
  withIds = [],
}: {
  springs: Springs;
  texts: Pick<DoorTexts, 'parts' | 'partsHeading' | Springs>;
  chosen?: readonly PartName[];
  /** Whether on phones numbers and a list tell the parts: names on lines would be too small there. */
  isNumbered?: boolean;
  /** The parts that close-ups show: of one drawing on a page. */
  withIds?: readonly PartName[];
}) {
  const parts = { chosen, withIds };
  const hasIds = withIds.length > 0;
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
          <g id={hasIds ? 'door-works' : undefined}>
            <Parts shapes={springShapes[springs]} {...parts} />
          </g>
          <g id={hasIds ? 'door-shell' : undefined}>
            <path className="door-fine" d={surroundings.floor} />
            <Parts shapes={doorShapes} {...parts} />
            <path className="door-fine" d={surroundings.stiles + surroundings.strut} />
            <path className="door-beam" d={surroundings.beam} />
            <Parts shapes={openerShapes} {...parts} />
          </g>
          <Labels kind="names" labels={labels} chosen={chosen} textOf={(part) => texts.parts[part]} />
          {isNumbered ? (
            <Labels
              kind="numbers"
              labels={labels.map(onTheLeft)}
              chosen={chosen}
              textOf={(_, index) => index + 1}
            />
          ) : null}
        </svg>
      </div>
      {isNumbered ? (
        <figcaption className="door-key">
          <p className="semibold">{texts.partsHeading}</p>
          <ol>
            {labels.map(({ part }) => (
              <li key={part} className={chosen.includes(part) ? 'is-chosen' : undefined}>
                {texts.parts[part]}
              </li>
            ))}
          </ol>
        </figcaption>
      ) : null}
    </figure>
  );
}

function Parts({
  shapes,
  chosen,
  withIds,
}: {
  shapes: Readonly<Record<string, string>>;
  chosen: readonly string[];
  withIds: readonly string[];
}) {
  return Object.entries(shapes).map(([part, path]) => {
    const look = solid.has(part) ? 'door-line is-solid' : 'door-line';
    const attributes = {
      id: withIds.includes(part) ? `door-${part}` : undefined,
      className: chosen.includes(part) ? `${look} is-chosen` : look,
    };
    if (part !== 'torsion-spring') return <path key={part} {...attributes} d={path} />;
    const [left, right] = springHalves;
    return (
      <g key={part} {...attributes}>
        <path className="coil-whole" d={path} />
        <path className="coil-left" d={left} />
        <path className="coil-right" d={right} />
      </g>
    );
  });
}

/**
 * What each part is called, on a line that leads to it: names on screens with room for them; on phones numbers, all in the
 * left part of the drawing, which is what phones show. The list below tells them.
 */
function Labels({
  kind,
  labels,
  chosen,
  textOf,
}: {
  kind: 'names' | 'numbers';
  labels: readonly Label[];
  chosen: readonly PartName[];
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
            className={chosen.includes(part) ? 'is-chosen' : undefined}
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

/** A part of the drawing from close by. The drawing has to be on the same page. */
export function CloseUp({ parts: [first, ...others] }: { parts: readonly PartName[] }) {
  const view = first === undefined ? undefined : closeUps[first];
  if (first === undefined || view === undefined) return null;
  const isExtension = hasExtension(first);
  return (
    <svg
      viewBox={view.join(' ')}
      width={240}
      aria-hidden="true"
      className={first === 'torsion-spring' ? 'door-close-up is-broken' : 'door-close-up'}
    >
      {isExtension ? null : <use href="#door-works" className="door-behind" />}
      <use href="#door-shell" className="door-behind" />
      {isExtension ? (
        <path className="door-line is-chosen" d={leftExtension} />
      ) : (
        [first, ...others].map((part) => <use key={part} href={`#door-${part}`} className="is-chosen" />)
      )}
    </svg>
  );
}
