export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A point of the drawing, in units of its viewBox, from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The drawing's size, and where in it a place is. North is up; over so few kilometers the earth is flat. */
export type Projection = ReturnType<typeof projectionOf>;

/** The least that a map shows, in degrees of latitude: about five kilometers. */
const leastSpan = 0.045;

/**
 * Fits all of these places into the drawing. Width that is left over goes to the side where the sea is: coasts are
 * recognized by it.
 */
export function projectionOf(
  places: readonly Coordinates[],
  { width, height }: { width: number; height: number },
  margin: { across: number; down: number },
  sea: Coordinates | undefined,
) {
  const latitudes = range(places.map(({ latitude }) => latitude));
  // A degree of longitude is shorter the farther north.
  const shrink = Math.cos((latitudes.middle * Math.PI) / 180);
  const across = range(places.map(({ longitude }) => longitude * shrink));
  const scale = Math.min(
    (width - 2 * margin.across) / Math.max(across.span, leastSpan),
    (height - 2 * margin.down) / Math.max(latitudes.span, leastSpan),
  );
  const spare = Math.max(0, width - 2 * margin.across - across.span * scale);
  const isSeaInWest = sea !== undefined && sea.longitude * shrink < across.middle;
  const roomInWest = sea === undefined ? spare / 2 : isSeaInWest ? spare : 0;
  return {
    width,
    height,
    project: ({ latitude, longitude }: Coordinates): Point => ({
      x: margin.across + roomInWest + (longitude * shrink - across.from) * scale,
      y: height / 2 + (latitudes.middle - latitude) * scale,
    }),
  };
}

function range(values: readonly number[]) {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return { from, to, span: to - from, middle: (from + to) / 2 };
}

/** A closed shape with straight sides as path data. */
export function polygonOf(places: readonly Coordinates[], { project }: Projection): string {
  const points = places.map(project);
  return `M${points.map(({ x, y }) => `${digits(x)} ${digits(y)}`).join(' ')}z`;
}

/**
 * A road or the edge of a lake as path data: a curve through all of its points. At each point it runs parallel to the line between the points
 * beside it. Control points lie a third of the distance to the next point away, so that uneven points make no loops.
 */
export function smoothLineOf(places: readonly Coordinates[], { project }: Projection): string {
  const points = places.map(project);
  const [start] = points;
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const leaving = direction(points[index - 1] ?? from, to);
    const arriving = direction(from, points[index + 2] ?? to);
    const bezierPoints = [
      { x: from.x + leaving.x * reach, y: from.y + leaving.y * reach },
      { x: to.x - arriving.x * reach, y: to.y - arriving.y * reach },
      to,
    ];
    return `C${bezierPoints.map(({ x, y }) => `${digits(x)} ${digits(y)}`).join(' ')}`;
  });
  return start === undefined ? '' : `M${digits(start.x)} ${digits(start.y)}${curves.join('')}`;
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A number as path data has it: in whole units, because more is not visible. */
function digits(value: number): string {
  return String(Math.round(value));
}
