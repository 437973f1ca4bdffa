/** Measures how the build grows with the number of pages, and writes what it finds to docs/growth.md. */
import { writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { type Measurement, measure } from '#bench/growth/growth-measurement.ts';
import { markdownTable } from '#bench/markdown-table.ts';

const pagesPerArea = 7;
const otherPages = 12;
/** The first is the site as it is; menus and the page of all areas have to stay usable with 200. */
const areaCounts = [areasFor(110), areasFor(1100), 200, areasFor(5500)];

const measurements: Measurement[] = [];
for (const areas of areaCounts) {
  // One after the other, or they would take the cores from each other.
  measurements.push(await measure(areas));
}
await writeFile('docs/growth.md', report());
console.log(table());

function areasFor(pages: number): number {
  return Math.ceil((pages - otherPages) / pagesPerArea);
}

function table(): string {
  const columns: [heading: string, value: (measurement: Measurement) => number][] = [
    ['Pages', ({ pages }) => pages],
    ['Areas', ({ areas }) => areas],
    ['Build, s', ({ buildSeconds }) => buildSeconds],
    ['Peak memory, MB', ({ peakMegabytes }) => Math.round(peakMegabytes)],
    ['Compression, s', ({ compressionSeconds }) => compressionSeconds],
    ['Site, MB', ({ siteMegabytes }) => siteMegabytes],
    ['First JavaScript, bytes', ({ firstJavaScriptBytes }) => firstJavaScriptBytes],
    ['Largest page, bytes', ({ largestPageBytes }) => largestPageBytes],
    ['Page of all areas, bytes', ({ coveragePageBytes }) => coveragePageBytes],
  ];
  const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return markdownTable(
    columns.map(([heading]) => heading),
    measurements.map((measurement) => columns.map(([, value]) => format.format(value(measurement)))),
  );
}

function report(): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? arch()}), ${Math.round(totalmem() / 1e9)} GB of memory, ${platform()} ${arch()}`;
  const date = new Date().toISOString().slice(0, 10);
  return `# How the build grows

Measured by \`npm run growth\` on ${date} with Node ${process.versions.node}: ${machine}. Areas beyond the company's own are synthetic, each with texts of its own. Pictures are left out of everything: they are made beforehand. Bytes of JavaScript and pages are Brotli's.

${table()}

The aim: a hundred pages in 5 s, a thousand in 10 s and 5,500 in 30 s, with 500 MB on two cores, compression not counted.

The first script grows up to the 24 areas that the menus list, and no further ([decision 12](decisions/0012-growth.md)). The page of all areas lists every name.

A page costs the same however many areas there are, because menus, footer and structured data list 24 of them at most and an area's neighbors are looked for once. Pages are rendered in small batches and written at once; of each only the fingerprints of its text stay in memory. Copies are found by an index of what pages have in common, so pages with nothing in common are never compared.
`;
}
