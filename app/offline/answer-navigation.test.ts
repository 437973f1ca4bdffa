import { expect, test } from 'vitest';
import { answerNavigation, find, longestWait, type Wait } from '#app/offline/answer-navigation.ts';

const fromNetwork = new Response('from the network');
const foreign = new Response('503 Service Unavailable', { status: 503 });
const fromCache = new Response('as cached');
const offlinePage = new Response('offline');

const never = new Promise<never>(() => {});
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** A clock that only moves when a wait is said to be over. */
const clock =
  (over: number[]): Wait =>
  (milliseconds) =>
    over.includes(milliseconds) ? Promise.resolve(undefined) : never;

function ask({
  network,
  kept,
  offline = offlinePage,
  over = [],
}: {
  network: Promise<Response>;
  kept?: Response;
  offline?: Response | null;
  over?: number[];
}) {
  return answerNavigation({
    network,
    isShowable: async (answer) => answer !== foreign,
    kept: Promise.resolve(kept),
    offline: Promise.resolve(offline ?? undefined),
    wait: clock(over),
  });
}

const { forKept, forOffline, forStorage } = longestWait;

test('the network answers in time: its page, also where another is cached', async () => {
  expect(await ask({ network: Promise.resolve(fromNetwork), kept: fromCache })).toBe(fromNetwork);
});

test('the network has no page of this site: the page as cached, at once', async () => {
  expect(await ask({ network: Promise.resolve(foreign), kept: fromCache })).toBe(fromCache);
});

test('the network has no page of this site, and the page is not cached: the offline page, at once', async () => {
  expect(await ask({ network: Promise.resolve(foreign) })).toBe(offlinePage);
});

test('the answer breaks off while it is read: the page as cached', async () => {
  const answer = answerNavigation({
    network: Promise.resolve(fromNetwork),
    isShowable: noNetwork,
    kept: Promise.resolve(fromCache),
    offline: Promise.resolve(offlinePage),
    wait: clock([]),
  });
  expect(await answer).toBe(fromCache);
});

test('there is no network, and the page is not cached: the offline page, at once', async () => {
  expect(await ask({ network: noNetwork() })).toBe(offlinePage);
});

test('the network is late, and the page is not cached: the network has some seconds more', async () => {
  const network = Promise.withResolvers<Response>();
  const answer = ask({ network: network.promise, over: [forKept] });
  network.resolve(fromNetwork);
  expect(await answer).toBe(fromNetwork);
});

test('the network does not answer at all: the offline page', async () => {
  expect(await ask({ network: never, over: [forKept, forOffline - forKept] })).toBe(offlinePage);
});

test('the network fails after it was late: the offline page', async () => {
  const network = Promise.withResolvers<Response>();
  const answer = ask({ network: network.promise, over: [forKept] });
  network.reject(new TypeError('Failed to fetch'));
  expect(await answer).toBe(offlinePage);
});

test('nothing is cached at all: the browser says what is wrong with the network', async () => {
  await expect(ask({ network: noNetwork(), offline: null })).rejects.toThrow('Failed to fetch');
  expect(await ask({ network: Promise.resolve(foreign), offline: null })).toBe(foreign);
});

test('storage that fails, or does not answer within two seconds, holds nothing', async () => {
  expect(await find(noNetwork, clock([]))).toBeUndefined();
  expect(await find(() => never, clock([forStorage]))).toBeUndefined();
  expect(forStorage).toBe(2000);
});
