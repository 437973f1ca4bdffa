import { useQuery } from '@tanstack/react-query';
import { hc, type InferResponseType } from 'hono/client';
import type { FieldSchema } from '#cms/records/field-names.ts';
import type { Draft, saveDraft } from '#cms/records/folder.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import type { App } from '#cms/server/app.ts';

const token = globalThis.location.hash.slice(1);

/** The server's functions, with the types that they have there. They throw its messages. */
export const { api } = hc<App>('/', {
  headers: { authorization: `Bearer ${token}` },
  async fetch(input: RequestInfo | URL, request?: RequestInit) {
    const response = await fetch(input, { ...request, keepalive: request?.method === 'PUT' }).catch(
      (cause: unknown) => {
        throw new Error('The editor has been ended in the terminal. Start it again with npm run edit.', {
          cause,
        });
      },
    );
    if (response.ok) return response;
    throw new Error(await response.text());
  },
});

/** What the types of an answer say of schemas is any JSON, since schemas contain schemas. */
export type Records = Omit<InferResponseType<typeof api.records.$get>, 'schemas'> & {
  schemas: Record<string, FieldSchema>;
};
export type Entry = Records['records'][number];
export type Check = InferResponseType<typeof api.check.$get>;
export type Problem = Check['problems'][number];
export type Report = InferResponseType<typeof api.publish.$post>;

export const jsonOf = async <Body>(response: Promise<{ json(): Promise<Body> }>) => (await response).json();
export const saveRecord = async (file: string, { value, saved, tag }: Draft) =>
  (await jsonOf(api.record.$put({ json: { file, value, saved, tag } }))) as Awaited<
    ReturnType<typeof saveDraft>
  >;
export const readRecord = async (file: string) =>
  (await jsonOf(api.record.$get({ query: { file } }))) as { value?: RecordValue; tag: string };
export const useRecords = () =>
  useQuery({ queryKey: ['records'], queryFn: async () => (await jsonOf(api.records.$get())) as Records });
export const useCheck = () => useQuery({ queryKey: ['check'], queryFn: () => jsonOf(api.check.$get()) });
export function useChanges() {
  const { data } = useQuery({ queryKey: ['changes'], queryFn: () => jsonOf(api.changes.$get()) });
  return data ?? { changes: [], lastChangedAt: 0 };
}
