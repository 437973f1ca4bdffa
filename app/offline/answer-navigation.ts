/**
 * In milliseconds. A new connection takes four round trips until the first byte: 0.6 s on the slow 4G that Lighthouse
 * simulates, 2 s on Chromium's "Slow 3G".
 */
export const longestWait = {
  /** For the network, if the page is cached and can be shown instead. */
  forCachedPage: 3000,
  /** For the network, if only the offline page could be shown: a slow network is worth the wait. */
  forOffline: 10_000,
  /** For the caches: storage that takes longer counts as failed. */
  forStorage: 2000,
};

export type Wait = (milliseconds: number) => Promise<undefined>;

interface Sources {
  /** The network's response. Rejects if there is none. */
  network: Promise<Response>;
  isShowable: (response: Response) => Promise<boolean>;
  cached: Promise<Response | undefined>;
  offline: Promise<Response | undefined>;
  wait: Wait;
}

/** Answers a navigation: from the network if it has the page in time, else with the cached page, else with the offline page; if that is not cached either, with the network's own response or error. */
export async function answerNavigation({
  network,
  isShowable,
  cached,
  offline,
  wait,
}: Sources): Promise<Response> {
  const { forCachedPage, forOffline } = longestWait;
  // To the visitor, a failed, broken or late response, or one from another site, is the same.
  const page = network
    .then(async (response) => ((await isShowable(response)) ? response : undefined))
    .catch(() => undefined);
  return (
    (await Promise.race([page, wait(forCachedPage)])) ??
    (await cached) ??
    (await Promise.race([page, wait(forOffline - forCachedPage)])) ??
    (await offline) ??
    network
  );
}

/** A cache look-up that resolves with nothing if the device's storage fails or does not answer. */
export function lookUpInTime(
  lookUp: () => Promise<Response | undefined>,
  wait: Wait,
): Promise<Response | undefined> {
  return Promise.race([lookUp(), wait(longestWait.forStorage)]).catch(() => undefined);
}
