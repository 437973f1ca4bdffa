import { expect, test } from 'vitest';
import { answerNavigation, longestWait, lookUpInTime, type Wait } from '#app/offline/answer-navigation.ts';

const fromNetwork = new Response('from the network');
const foreign = new Response('503 Service Unavailable', { status: 503 });
const cached = new Response('as cached');
const offline = new Response('offline');
const { forCachedPage, forOffline, forStorage } = longestWait;

const never = () => new Promise<never>(() => {});
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** A clock that only moves when a wait is said to be over. */
const clock =
  (over: number[]): Wait =>
  (milliseconds) =>
    over.includes(milliseconds) ? Promise.resolve(undefined) : never();

function ask(
  network: Promise<Response>,
  sources: { cached?: Response; offline?: Response; over?: number[] },
) {
  return answerNavigation({
    network,
    isShowable: async (answer) => answer !== foreign,
    cached: Promise.resolve(sources.cached),
    offline: Promise.resolve(sources.offline),
    wait: clock(sources.over ?? []),
  });
}

test.each<[string, () => Promise<Response>, Parameters<typeof ask>[1], Response]>([
  ['in time: its page, also where another is cached', async () => fromNetwork, { cached }, fromNetwork],
  ['with another site’s page: the page as cached', async () => foreign, { cached }, cached],
  ['with another site’s page, none is cached: the offline page', async () => foreign, { offline }, offline],
  ['with another site’s page, nothing is cached: that page', async () => foreign, {}, foreign],
  ['with a failure: the page as cached', noNetwork, { cached, offline }, cached],
  ['with a failure, the page is not cached: the offline page', noNetwork, { offline }, offline],
  ['late: the page as cached', never, { cached, over: [forCachedPage] }, cached],
  ['never: the offline page', never, { offline, over: [forCachedPage, forOffline - forCachedPage] }, offline],
])('the network answers %s', async (_, network, sources, answer) => {
  expect(await ask(network(), sources)).toBe(answer);
});

test('a late network has some seconds more where the page is not cached', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answer = ask(promise, { offline, over: [forCachedPage] });
  resolve(fromNetwork);
  expect(await answer).toBe(fromNetwork);
});

test('without a network and a cache, the browser says what is wrong', async () => {
  await expect(ask(noNetwork(), {})).rejects.toThrow('Failed to fetch');
});

test('storage that fails, or does not answer within two seconds, holds nothing', async () => {
  expect(await lookUpInTime(noNetwork, clock([]))).toBeUndefined();
  expect(await lookUpInTime(never, clock([forStorage]))).toBeUndefined();
});
