/** Names that can't be registered: they are reserved for examples, tests and private networks (RFC 2606, 6761 and 6762). */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|local|internal|example\.(?:com|net|org))$/;

/** Whether an origin is one that no visitor can ever reach: a placeholder. */
export function isReservedOrigin(origin: string): boolean {
  return reserved.test(new URL(origin).hostname);
}
