/** The token that the address brought along: without it, the server answers nobody. */
const token = new URLSearchParams(globalThis.location.search).get('token') ?? '';

type Parameters = Record<string, string | number>;

/** What the server answers. Throws its words when it can't do what is asked. */
export async function get<Answer>(path: string, parameters: Parameters = {}): Promise<Answer> {
  return await answered(path, parameters, {});
}

export async function post<Answer>(
  path: string,
  body?: unknown,
  parameters: Parameters = {},
): Promise<Answer> {
  const sent = body instanceof Blob ? body : JSON.stringify(body ?? null);
  return await answered(path, parameters, { method: 'POST', body: sent });
}

async function answered<Answer>(path: string, parameters: Parameters, request: RequestInit): Promise<Answer> {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api/${path}?${query}`, {
    ...request,
    headers: { 'X-Editor-Token': token },
  }).catch((error: unknown) => {
    throw new Error('The editor has been ended in the terminal. Start it again with npm run edit.', {
      cause: error,
    });
  });
  if (response.status === 403) throw new Error(await response.text());
  const answer: unknown = await response.json();
  // Each path has its own answer, which the caller names.
  if (response.ok) return answer as Answer;
  throw new Error(String((answer as { error: unknown }).error));
}
