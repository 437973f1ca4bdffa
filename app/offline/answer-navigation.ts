/**
 * In milliseconds. A new connection takes four round trips until the first byte: 0.6 s on the slow 4G that Lighthouse
 * simulates, 2 s on Chromium's "Slow 3G".
 */
export const longestWait = {
  /** For the network, if the page is cached and can be shown instead. */
  forKept: 3000,
  /** For the network, if only the offline page could be shown: a slow network is worth the wait. */
  forOffline: 10_000,
  /** For the caches: storage that takes longer is broken. */
  forStorage: 2000,
};

export type Wait = (milliseconds: number) => Promise<undefined>;

interface Sources {
  /** The answer of the network. Rejects where there is none. */
  network: Promise<Response>;
  isShowable: (answer: Response) => Promise<boolean>;
  kept: Promise<Response | undefined>;
  offline: Promise<Response | undefined>;
  wait: Wait;
}

/** Answers a navigation: from the network if it has the page in time, else with the page as cached, else with the offline page. */
export async function answerNavigation({
  network,
  isShowable,
  kept,
  offline,
  wait,
}: Sources): Promise<Response> {
  const { forKept, forOffline } = longestWait;
  // A failed, broken, late or foreign answer is all the same to the visitor.
  const page = network
    .then(async (answer) => ((await isShowable(answer)) ? answer : undefined))
    .catch(() => undefined);
  return (
    (await Promise.race([page, wait(forKept)])) ??
    (await kept) ??
    (await Promise.race([page, wait(forOffline - forKept)])) ??
    (await offline) ??
    network
  );
}

/** A cache look-up that resolves with nothing if the device's storage fails or does not answer. */
export async function find(
  lookUp: () => Promise<Response | undefined>,
  wait: Wait,
): Promise<Response | undefined> {
  try {
    return await Promise.race([lookUp(), wait(longestWait.forStorage)]);
  } catch {
    return undefined;
  }
}
