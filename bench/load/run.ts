/** Measures the built site against each page's own limit and against rendering on the client: `npm run bench`. */
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { paths } from '#app/paths.ts';
import { type Delivery, deliveries, lighterDeliveries, serveDeliveries } from '#bench/load/deliveries.ts';
import {
  launchInteractiveBrowser,
  measureNavigation,
  measureTap,
  type Tap,
} from '#bench/interactions/interactions.ts';
import { launchBrowser, measureLargestPaint, measureLoad } from '#bench/load/lighthouse.ts';
import { firstArea, pageOfEachKind } from '#bench/pages.ts';
import { type PageMeasurements, performanceReport, type Way } from '#bench/load/report.ts';

/** Loads of each page in each delivery, one after the other in turn, so that a slow moment meets all three. */
const loads = 5;
const navigations = 5;
const tapsPerPage = 5;
/** Of this site alone: navigations, and first taps spread over the time in which the page is hydrated. */
const siteNavigations = 20;
const siteTaps = 50;
/** How much slower than this machine the phone is. */
const slowdown = 4;

const { origins, close } = await serveDeliveries();
const lighthouseBrowser = await launchBrowser();
const version = await browserVersion(lighthouseBrowser.port);
const measurements: PageMeasurements[] = pageOfEachKind.map((page) => ({
  page: page.name,
  deliveries: forEachDelivery(() => ({ loads: [], navigations: [], taps: [] })),
  lighterPaints: { 'without typefaces': [], 'words alone': [] },
}));

for (let round = 1; round <= loads; round += 1) {
  for (const [index, { name, path }] of pageOfEachKind.entries()) {
    for (const delivery of deliveries) {
      const load = await measureLoad(lighthouseBrowser, origins[delivery] + path);
      measurements[index]?.deliveries[delivery].loads.push(load);
      progress(`load ${round}/${loads} of ${name}, ${delivery}`, load.largestContentfulPaint);
    }
    for (const delivery of lighterDeliveries) {
      const paint = await measureLargestPaint(lighthouseBrowser, origins[delivery] + path);
      measurements[index]?.lighterPaints[delivery].push(paint);
      progress(`load ${round}/${loads} of ${name}, ${delivery}`, paint);
    }
  }
}
lighthouseBrowser.kill();

const browser = await launchInteractiveBrowser();
for (const [index, { name, path }] of pageOfEachKind.entries()) {
  const from = path === '/' ? '/about' : '/';
  for (let round = 1; round <= navigations; round += 1) {
    for (const delivery of deliveries) {
      const time = await measureNavigation(browser, origins[delivery], {
        from: startFor(path, from),
        to: path,
        slowdown,
      });
      measurements[index]?.deliveries[delivery].navigations.push(time);
      progress(`navigation ${round}/${navigations} to ${name}, ${delivery}`, time);
    }
  }
  for (let round = 0; round < tapsPerPage; round += 1) {
    for (const delivery of deliveries) {
      const tap = await measureTap(browser, origins[delivery] + path, { delay: round * 200, slowdown });
      measurements[index]?.deliveries[delivery].taps.push(tap);
      progress(`tap ${round + 1}/${tapsPerPage} on ${name}, ${delivery}`, tap.duration);
    }
  }
}

const own = origins['this site'];
const ways: Way[] = [
  { name: 'a mouse that rested on the link', fast: [], slow: [] },
  { name: 'a short tap', touch: 60, fast: [], slow: [] },
  { name: 'a longer tap', touch: 120, fast: [], slow: [] },
];
for (let round = 1; round <= siteNavigations; round += 1) {
  for (const { name, touch, fast, slow } of ways) {
    const route = { from: paths.coverage, to: firstArea, touch };
    fast.push(await measureNavigation(browser, own, { ...route, slowdown: 1 }));
    slow.push(await measureNavigation(browser, own, { ...route, slowdown }));
    progress(`navigation ${round}/${siteNavigations} after ${name}, slowed down`, slow.at(-1));
  }
}
const taps: Tap[] = [];
for (let round = 0; round < siteTaps; round += 1) {
  taps.push(await measureTap(browser, `${own}/`, { delay: round * 40, slowdown }));
  progress(`first tap ${round + 1}/${siteTaps}, ${taps.at(-1)?.moment} hydration`, taps.at(-1)?.duration);
}
await browser.close();
close();

const report = performanceReport({
  measurements,
  ways,
  taps,
  machine: `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`,
  versions: `Node ${process.version}, ${version}, Lighthouse ${(await import('lighthouse/package.json', { with: { type: 'json' } })).default.version}`,
  date: new Date().toISOString().slice(0, 10),
});
await writeFile('docs/performance.md', report);
console.log(`\n${report}\nWritten to docs/performance.md.`);

/** A page that has a visible link to the one that is to be opened. */
function startFor(path: string, from: string): string {
  return path.includes('-in-') ? path.slice(0, path.indexOf('-in-')) : from;
}

function forEachDelivery<Value>(make: () => Value): Record<Delivery, Value> {
  return { 'this site': make(), 'its limit': make(), 'client-rendered': make() };
}

async function browserVersion(port: number): Promise<string> {
  const response = await fetch(`http://localhost:${port}/json/version`);
  // The DevTools protocol's own description of the browser.
  const { Browser } = (await response.json()) as { Browser: string };
  return Browser.replace('/', ' ');
}

function progress(what: string, milliseconds: number | undefined) {
  console.log(`${what}: ${milliseconds?.toFixed(0)} ms`);
}
