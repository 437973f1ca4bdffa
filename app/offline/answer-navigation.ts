/**
 * Milliseconds that a navigation waits for the network: less where the page is kept and can be shown instead. Where it
 * isn't, only the offline page could be, so a slow network has longer. docs/offline.md says why so long.
 */
export const longestWait = { forKept: 3000, forOffline: 10_000 };

interface Sources {
  /** The answer of the network. Rejects where there is none. */
  network: Promise<Response>;
  /** The page as it was kept, if it was. */
  kept: () => Promise<Response | undefined>;
  /** The page that says there is no network, and the number. */
  offline: () => Promise<Response | undefined>;
  wait: (milliseconds: number) => Promise<unknown>;
}

/** Answers a navigation: from the network if it answers in time, else with the page as it was kept, else with the offline page. */
export async function answerNavigation({ network, kept, offline, wait }: Sources): Promise<Response> {
  const { forKept, forOffline } = longestWait;
  // Whether the network has failed or is late is the same to the visitor.
  const answer = network.catch(() => undefined);
  const early = await Promise.race([answer, wait(forKept).then(() => 'late' as const)]);
  if (early instanceof Response) return early;

  const copy = await kept();
  if (copy !== undefined) return copy;
  if (early === 'late') {
    const late = await Promise.race([answer, wait(forOffline - forKept).then(() => undefined)]);
    if (late !== undefined) return late;
  }
  return (await offline()) ?? network;
}
