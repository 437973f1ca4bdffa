import { encodeQR } from 'qr';

/** Light squares along each edge: readers need them. */
const codeMargin = 4;

/**
 * A QR code that phones dial from, as a picture within its margin or within the paper's: one path of strokes one unit wide. A
 * seventh of it may be scratched or creased: it is printed on paper, too.
 */
export function phoneQrCodeSvg(href: `tel:${string}`, margin = codeMargin): string {
  const rows = encodeQR(href, 'raw', { ecc: 'medium', border: codeMargin });
  const start = codeMargin - margin;
  const side = rows.length - 2 * start;
  const path = rows.map(rowPath).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="${start} ${start} ${side} ${side}" shape-rendering="crispEdges"><path stroke="#000" d="${path}"/></svg>`;
}

/** The dark squares of a row, as strokes along its middle: half the letters of rectangles. */
function rowPath(row: readonly boolean[], y: number): string {
  const marks = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  let end: number | undefined;
  return [...marks.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => {
      const start = end === undefined ? `M${index} ${y}.5` : `m${index - end} 0`;
      end = index + length;
      return `${start}h${length}`;
    })
    .join('');
}
