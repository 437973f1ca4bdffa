import { expect, test } from 'vitest';
import { answerNavigation, longestWait } from '#app/offline/answer-navigation.ts';

const fromNetwork = new Response('from the network');
const asKept = new Response('as it was kept');
const offlinePage = new Response('offline');

const never = new Promise<never>(() => {});
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** Asks with a clock that stands still but for the waits that are said to be over. */
function ask({
  network,
  kept,
  offline = offlinePage,
  over = [],
}: {
  network: Promise<Response>;
  kept?: Response;
  offline?: Response | undefined;
  over?: number[];
}) {
  return answerNavigation({
    network,
    kept: async () => kept,
    offline: async () => offline,
    wait: (milliseconds) => (over.includes(milliseconds) ? Promise.resolve() : never),
  });
}

const { forKept, forOffline } = longestWait;

test('the network answers in time: its page, also where another is kept', async () => {
  expect(await ask({ network: Promise.resolve(fromNetwork), kept: asKept })).toBe(fromNetwork);
});

test('an answer that is no page is the network’s all the same', async () => {
  const notFound = new Response('', { status: 404 });
  expect(await ask({ network: Promise.resolve(notFound), kept: asKept })).toBe(notFound);
});

test('there is no network: the page as it was kept, at once', async () => {
  expect(await ask({ network: noNetwork(), kept: asKept })).toBe(asKept);
});

test('there is no network, and the page is not kept: the offline page, at once', async () => {
  expect(await ask({ network: noNetwork() })).toBe(offlinePage);
});

test('the network is late: the page as it was kept', async () => {
  expect(await ask({ network: never, kept: asKept, over: [forKept] })).toBe(asKept);
});

test('the network is late, and the page is not kept: the network has some seconds more', async () => {
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

test('nothing is kept at all: the browser says what is wrong with the network', async () => {
  const answer = answerNavigation({
    network: noNetwork(),
    kept: async () => undefined,
    offline: async () => undefined,
    wait: () => never,
  });
  await expect(answer).rejects.toThrow('Failed to fetch');
});
