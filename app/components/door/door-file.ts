import { doorShapes, openerShapes, springShapes, surroundings } from '#app/components/door/door-shapes.ts';
import { signs } from '#app/components/door/signs.ts';

/** Parts that hold the door's weight: their lines are heavier, and in the color of warnings. */
const underTension = /(torsion|extension)-spring|cone|drum|lifting-cable|bottom-bracket/;

/**
 * All drawings in a file, so that pages show views of them without holding them. Rules of a page don’t reach into the file,
 * but its colors do: on the page of all symptoms, what is wrong has that of its group.
 */
export function doorFile(): string {
  const small = Object.entries(signs).map(
    ([name, [lines, fault]]) =>
      `<g id="${name}"><path d="${lines}"/><path stroke="var(--group,currentColor)" d="${fault}"/></g>`,
  );
  const large = (['torsion', 'extension'] as const).map(
    (springs) =>
      `<g id="${springs}" ${look}>${[
        ...parts(springShapes[springs]),
        path(surroundings.outline, 'stroke-width="3"'),
        ...parts(doorShapes),
        path(surroundings.stiles + surroundings.strut, fine),
        path(surroundings.beam, `${fine} stroke-dasharray="5 4"`),
        ...(springs === 'torsion' ? parts(openerShapes) : []),
      ].join('')}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...small, ...large].join('')}</svg>`;
}

/** Parts hide what is behind them. */
const look =
  'fill="var(--color-page)" stroke="var(--color-text)" stroke-linecap="round" stroke-linejoin="round"';

const fine = 'stroke="var(--color-muted)" stroke-width=".75"';

function parts(shapes: Readonly<Record<string, string>>): string[] {
  return Object.entries(shapes).map(([part, shape]) =>
    path(shape, underTension.test(part) ? 'stroke="var(--color-warning)" stroke-width="2"' : ''),
  );
}

/** Its line is of one width however large it is shown. */
function path(shape: string, attributes: string): string {
  return `<path vector-effect="non-scaling-stroke" ${attributes} d="${shape}"/>`;
}
