import { Fragment } from 'react';
import { closeUps, extensionLabels, type Label, torsionLabels } from '#app/components/door/door-labels.ts';
import {
  extensionCable,
  leftExtension,
  shapes,
  springHalves,
  surroundings,
} from '#app/components/door/door-shapes.ts';
import type { PartName } from '#content/records.ts';
import type { DoorWords } from '#app/page-data/problems-page.ts';

type Springs = 'torsion' | 'extension';

/** Parts in the order in which they are drawn: what hangs in front of others comes later. */
const shell: readonly PartName[] = [
  'section',
  'bottom-seal',
  'hinge-1',
  'hinge-2',
  'hinge-3',
  'roller',
  'vertical-track',
  'bottom-bracket',
  'lifting-cable',
  'photo-eyes',
  'wall-button',
];
const works: Record<Springs, readonly PartName[]> = {
  torsion: [
    'torsion-shaft',
    'torsion-spring',
    'winding-cone',
    'stationary-cone',
    'center-bracket',
    'cable-drum',
    'bearing-plate',
  ],
  extension: ['safety-cable', 'extension-spring', 'pulley'],
};
const front: readonly PartName[] = ['horizontal-track', 'arm', 'rail', 'trolley', 'release-cord', 'opener'];

const solid: ReadonlySet<PartName> = new Set([
  'section',
  ...works.torsion,
  'bottom-bracket',
  'photo-eyes',
  'wall-button',
  'trolley',
  'opener',
]);

const hasExtension = (part: PartName) => works.extension.includes(part);

export function springsOf(parts: readonly PartName[]): Springs {
  return parts.some(hasExtension) ? 'extension' : 'torsion';
}

/** A drawing with the list of its parts, which on phones explains the numbers in it. */
export function DoorFigure({
  springs,
  words,
  chosen = [],
  numbered = false,
  named,
}: {
  springs: Springs;
  words: Pick<DoorWords, 'parts' | 'partsHeading' | Springs>;
  chosen?: readonly PartName[];
  /** Whether on phones numbers and a list tell the parts: names on lines would be too small there. */
  numbered?: boolean;
  /** The parts that have names for views from close by: in one of the drawings on a page. */
  named?: readonly PartName[] | undefined;
}) {
  const shape = { of: springs, chosen, named };
  const labels = springs === 'torsion' ? torsionLabels : extensionLabels;
  const inOrder = [...labels].sort((one, other) => partNumber(one.part) - partNumber(other.part));
  return (
    <figure className="door-figure">
      <div className="door-paper">
        <svg
          viewBox="-134 -160 302 172"
          width={240}
          role="img"
          aria-label={words[springs].alt}
          className="door-drawing"
        >
          <g id={named && 'door-works'}>
            {works[springs].map((part) => (
              <Shape key={part} part={part} {...shape} />
            ))}
          </g>
          <g id={named && 'door-shell'}>
            <path className="door-fine" d={surroundings.floor} />
            {shell.map((part) => (
              <Shape key={part} part={part} {...shape} />
            ))}
            <path className="door-fine" d={surroundings.stiles + surroundings.strut} />
            <path className="door-beam" d={surroundings.beam} />
            {front.map((part) => (
              <Shape key={part} part={part} {...shape} />
            ))}
          </g>
          <Names labels={labels} names={words.parts} chosen={chosen} />
          {numbered ? <Numbers labels={inOrder} chosen={chosen} /> : null}
        </svg>
      </div>
      {numbered ? (
        <figcaption className="door-key">
          <p className="semibold">{words.partsHeading}</p>
          <ol>
            {inOrder.map(({ part }) => (
              <li key={part} className={chosen.includes(part) ? 'is-chosen' : undefined}>
                {words.parts[part]}
              </li>
            ))}
          </ol>
        </figcaption>
      ) : null}
    </figure>
  );
}

function Shape({
  part,
  of,
  chosen,
  named,
}: {
  part: PartName;
  of: Springs;
  chosen: readonly PartName[];
  named: readonly PartName[] | undefined;
}) {
  const id = named?.includes(part) === true ? `door-${part}` : undefined;
  const look = solid.has(part) ? 'door-line is-solid' : 'door-line';
  const className = chosen.includes(part) ? `${look} is-chosen` : look;
  if (part === 'torsion-spring') {
    const [left, right] = springHalves;
    return (
      <g id={id} className={className}>
        <path className="coil-whole" d={shapes[part]} />
        <path className="coil-left" d={left} />
        <path className="coil-right" d={right} />
      </g>
    );
  }
  const isExtensionCable = part === 'lifting-cable' && of === 'extension';
  return <path id={id} className={className} d={isExtensionCable ? extensionCable : shapes[part]} />;
}

/** Every part's name on a line that leads to it: on screens with room for that. */
function Names({
  labels,
  names,
  chosen,
}: {
  labels: readonly Label[];
  names: DoorWords['parts'];
  chosen: readonly PartName[];
}) {
  return (
    <g className="door-names" aria-hidden="true">
      <path className="door-fine" d={labels.map(leader).join('')} />
      {labels.map(({ part, text: [x, y], anchor }) => (
        <Fragment key={part}>
          <text
            x={x}
            y={1.6 - y}
            textAnchor={anchor === 'start' ? undefined : anchor}
            className={chosen.includes(part) ? 'is-chosen' : undefined}
          >
            {names[part]}
          </text>{' '}
        </Fragment>
      ))}
    </g>
  );
}

/** The same as numbers, all in the left part of the drawing, which is what phones show. The list below tells them. */
function Numbers({ labels, chosen }: { labels: readonly Label[]; chosen: readonly PartName[] }) {
  const mirrored = labels.map(onTheLeft);
  return (
    <g className="door-numbers" aria-hidden="true">
      <path className="door-fine" d={mirrored.map(leader).join('')} />
      {mirrored.map(({ part, text: [x, y] }, index) => (
        <Fragment key={part}>
          <text
            x={x}
            y={2 - y}
            textAnchor="middle"
            className={chosen.includes(part) ? 'is-chosen' : undefined}
          >
            {index + 1}
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

function partNumber(part: PartName): number {
  return Object.keys(shapes).indexOf(part);
}

/** A part of the drawing from close by. The drawing has to be on the same page. */
export function CloseUp({ parts }: { parts: readonly PartName[] }) {
  const [first] = parts;
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
        parts.map((part) => <use key={part} href={`#door-${part}`} className="is-chosen" />)
      )}
    </svg>
  );
}
