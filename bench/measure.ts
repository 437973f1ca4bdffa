/**
 * Prints how soon the built site is painted: `npm run measure`. ROUNDS says how often each page is measured. Leave the
 * machine alone in the meantime: it is measured, too.
 */
import { launchMeasuredBrowser, type Paints, paintsOf } from '#bench/lighthouse.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { serveLikeAHost } from '#bench/serve-like-a-host.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const measured = await launchMeasuredBrowser();
const { origin, close } = await serveLikeAHost({ closesConnections: true });
const pages = pageOfEachKind.map((page) => ({ ...page, loads: [] as Paints[] }));

// All in turn, so that a slow moment of the machine affects every page.
for (let round = 0; round < rounds; round += 1)
  for (const { path, loads } of pages) loads.push(await paintsOf(measured, origin + path));

console.log('\nMilliseconds on a simulated slow phone:');
console.table(
  pages.map(({ name, loads }) => ({
    page: name,
    'first paint': median(loads.map(({ first }) => first)),
    'largest paint': median(loads.map(({ largest }) => largest)),
  })),
);
close();
await measured.browser.close();

/** Lighthouse fails to record a load now and then. */
function median(values: readonly number[]): number | undefined {
  const recorded = values.filter(Number.isFinite).sort((one, other) => one - other);
  const middle = recorded[Math.floor(recorded.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}
