import { type Delivery, deliveries, type LighterDelivery } from '#bench/load/deliveries.ts';
import type { Tap } from '#bench/interactions/interactions.ts';
import type { Load } from '#bench/load/lighthouse.ts';
import { percentile, summarize } from '#bench/statistics.ts';
import { markdownTable } from '#bench/markdown-table.ts';

export interface PageMeasurements {
  page: string;
  deliveries: Record<Delivery, { loads: Load[]; navigations: number[]; taps: Tap[] }>;
  /** Largest paints, in milliseconds. */
  lighterPaints: Record<LighterDelivery, number[]>;
}

export interface Measured {
  measurements: PageMeasurements[];
  /** Client navigations on this site. */
  ways: Way[];
  /** First taps on the menu, over the time in which the page is hydrated. */
  taps: Tap[];
  machine: string;
  versions: string;
  date: string;
}

/** A way to open a page, and how long it took until the page was painted, at full speed and slowed down. */
export interface Way {
  name: string;
  /** Milliseconds that the finger was on the screen, if there was one. */
  touch?: number | undefined;
  fast: number[];
  slow: number[];
}

type Column = [heading: string, cell: (loads: Load[]) => string];

const loadColumns: Column[] = [
  ['HTML', (loads) => kilobytes(loads, ({ bytes }) => bytes.document)],
  ['scripts', (loads) => kilobytes(loads, ({ bytes }) => bytes.script)],
  ['pictures', (loads) => kilobytes(loads, ({ bytes }) => bytes.image)],
  ['type', (loads) => kilobytes(loads, ({ bytes }) => bytes.font)],
  ['other', (loads) => kilobytes(loads, ({ bytes }) => bytes.other)],
  ['requests', (loads) => whole(loads, ({ requests }) => requests)],
  ['score', (loads) => whole(loads, ({ score }) => score)],
  ['FCP', (loads) => whole(loads, (load) => load.firstContentfulPaint)],
  ['LCP', (loads) => whole(loads, (load) => load.largestContentfulPaint)],
  ['TBT', (loads) => whole(loads, (load) => load.totalBlockingTime)],
  [
    'CLS',
    (loads) =>
      spread(
        loads.map((load) => load.cumulativeLayoutShift),
        2,
      ),
  ],
  ['main thread', (loads) => whole(loads, (load) => load.mainThread)],
];

/** The measurements as a page of the documentation: Markdown. */
export function performanceReport(measured: Measured): string {
  const { measurements, ways, taps } = measured;
  const moments = ['before', 'during', 'after'] as const;
  return `# How fast it is

Made by \`npm run bench\` on ${measured.date}; nothing here is written by hand. Machine: ${measured.machine}. ${measured.versions}.

Three deliveries of the same pages are compared: this site; each page's own limit, which is the page with its scripts taken out; and the same app rendered on the client only, as sites of this kind usually are. Medians, with the least and the most in parentheses.

## Loading

Lighthouse's mobile simulation (slow 4G, 4x slower processor) over HTTP/2, ${measurements[0]?.deliveries['this site'].loads.length} loads each, in turn. Kilobytes as transferred; times in milliseconds. Score: Lighthouse's for performance, 100 at most. FCP and LCP: first and largest contentful paint. TBT: total blocking time. CLS: cumulative layout shift.

${markdownTable(
  ['Page', 'Delivery', ...loadColumns.map(([heading]) => heading)],
  measurements.flatMap(({ page, deliveries: measuredPage }) =>
    deliveries.map((delivery) => [
      page,
      delivery,
      ...loadColumns.map(([, cell]) => cell(measuredPage[delivery].loads)),
    ]),
  ),
)}

The largest paint of this site, as a multiple of: the limit's and the client-rendered page's; the same page's without typefaces (at most 1.10), and its words' alone, without typefaces, pictures and scripts (at most 1.25, of the home page 1.35). The documents come after 150 ms, a round trip of the simulated connection; the typefaces come after everything else ([decision 9](decisions/0009-typefaces.md)).

${markdownTable(
  ['Page', 'to the limit', 'to client-rendered', 'to no typefaces', 'to words alone'],
  measurements.map(({ page, deliveries: measuredPage, lighterPaints }) => [
    page,
    ratio(paints(measuredPage['this site'].loads), paints(measuredPage['its limit'].loads)),
    ratio(paints(measuredPage['this site'].loads), paints(measuredPage['client-rendered'].loads)),
    ratio(paints(measuredPage['this site'].loads), lighterPaints['without typefaces']),
    ratio(paints(measuredPage['this site'].loads), lighterPaints['words alone']),
  ]),
)}

## Navigation, and tapping

Milliseconds at a 4x slower processor: from the click on a link, after the pointer has rested on it, to the paint of the new page's heading; and from the first tap on the menu to the paint of its result (Event Timing counts in steps of 8 and tells nothing below 16), tapped at ${measurements[0]?.deliveries['this site'].taps.length} moments from the first paint on.

${markdownTable(
  ['Page', 'Delivery', 'navigation', 'tap', 'taps lost'],
  measurements.flatMap(({ page, deliveries: measuredPage }) =>
    deliveries.map((delivery) => {
      const { navigations: times, taps: pageTaps } = measuredPage[delivery];
      return [
        page,
        delivery,
        spread(times, 0),
        spread(
          pageTaps.map(({ duration }) => duration),
          0,
        ),
        String(lost(pageTaps)),
      ];
    }),
  ),
)}

This site, from the page of all areas to one of them, ${ways[0]?.fast.length} times each. Without a mouse, its content can be fetched only from the moment when the finger comes down:

${markdownTable(
  ['Click of', 'milliseconds at full speed', 'slowed down'],
  ways.map(({ name, touch, fast, slow }) => [
    touch === undefined ? name : `${name}, ${touch} ms`,
    spread(fast, 0),
    spread(slow, 0),
  ]),
)}

The first tap on home's menu, ${taps.length} tries over the time in which the page is hydrated, slowed down: 98 of 100 painted within ${percentile(
    taps.map(({ duration }) => duration),
    98,
  ).toFixed(0)} ms, ${lost(taps)} lost.

${markdownTable(
  ['Tapped', 'tries', 'milliseconds', 'lost'],
  moments
    .map((moment) => ({ moment, tries: taps.filter((tap) => tap.moment === moment) }))
    .filter(({ tries }) => tries.length > 0)
    .map(({ moment, tries }) => [
      `${moment} hydration`,
      String(tries.length),
      spread(
        tries.map(({ duration }) => duration),
        0,
      ),
      String(lost(tries)),
    ]),
)}
`;
}

function ratio(own: readonly number[], other: readonly number[]): string {
  return (summarize(own).median / summarize(other).median).toFixed(3);
}

function paints(loads: readonly Load[]): number[] {
  return loads.map((load) => load.largestContentfulPaint);
}

function lost(taps: readonly Tap[]): number {
  return taps.filter(({ opened }) => !opened).length;
}

function kilobytes(loads: Load[], read: (load: Load) => number): string {
  return spread(
    loads.map((load) => read(load) / 1000),
    1,
  );
}

function whole(loads: Load[], read: (load: Load) => number): string {
  return spread(loads.map(read), 0);
}

/** The median, with the least and the most where they differ from it. */
function spread(values: readonly number[], digits: number): string {
  const { median, least, most } = summarize(values);
  const [middle, from, to] = [median, least, most].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}
