/** What the file at `address` holds, whatever that is; undefined where there is none. Rejects without a network. */
export async function fetchContent(address: string): Promise<unknown> {
  const response = await fetch(address);
  return response.ok ? response.json() : undefined;
}
