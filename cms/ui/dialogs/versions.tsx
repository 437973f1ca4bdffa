import { Accordion, Alert, Button, Group, List, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, jsonOf, useChanges } from '#cms/ui/api.ts';
import { FieldLink } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What is in no version yet, with a link to each field; each record can be restored, and everything. */
export function Changes() {
  const { changes, lastChangedAt } = useChanges();
  const { showDialog, onFilesChanged } = useEditor();
  const drop = useMutation({
    async mutationFn(files?: string[]) {
      if (files === undefined)
        await api.version.$post({ json: { sentence: 'Changes, before they were dropped' } });
      await onFilesChanged((await jsonOf(api.restore.$post({ json: { id: 'HEAD', files } }))).version);
      if (files === undefined) showDialog(undefined);
    },
  });
  const records = Map.groupBy(changes, ({ files }) => files.join());
  return (
    <Stack>
      <Text size="sm">
        {changes.length === 0
          ? 'Everything is as in the last version.'
          : `Unfinished changes${lastChangedAt > 0 ? ` of ${clock.format(lastChangedAt)}` : ''}: saved on this computer, in no version yet, and not online. Keep or drop them?`}
      </Text>
      {drop.error === null ? null : <Alert color="red">{drop.error.message}</Alert>}
      {[...records].map(([key, changes]) => (
        <Group key={key} justify="space-between" align="start" wrap="nowrap">
          <Stack gap={0} align="start">
            {changes.map(({ files, path, words }) => (
              <FieldLink key={words} file={files[0] ?? ''} field={path}>
                {words}
              </FieldLink>
            ))}
          </Stack>
          <Button
            loading={drop.isPending}
            aria-label={`Drop: ${changes[0]?.words}`}
            onClick={() => drop.mutate(changes[0]?.files ?? [])}
          >
            Drop
          </Button>
        </Group>
      ))}
      <Group>
        <Button variant="filled" onClick={() => showDialog(undefined)}>
          {changes.length === 0 ? 'Close' : 'Keep'}
        </Button>
        {changes.length === 0 ? null : (
          <Button loading={drop.isPending} onClick={() => drop.mutate(undefined)}>
            Drop everything
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The versions of a record, to go back to; and those of the whole company, to take back what one has changed. */
export function Versions() {
  const { file, onFilesChanged, showDialog } = useEditor();
  const [scope, setScope] = useState('This record');
  const [id, setId] = useState<string | null>(null);
  const ofRecord = scope === 'This record';
  const query = ofRecord ? { file } : {};
  const list = useQuery({
    queryKey: ['versions', query],
    queryFn: () => jsonOf(api.versions.$get({ query })),
  });
  const { data: words } = useQuery({
    queryKey: ['version', id, query],
    enabled: id !== null,
    queryFn: () => jsonOf(api.version.$get({ query: { ...query, id: id ?? '' } })),
  });
  const goBack = useMutation({
    async mutationFn(id: string) {
      const files = ofRecord ? [file] : undefined;
      await onFilesChanged((await jsonOf(api.restore.$post({ json: { id, files } }))).version);
    },
    onSuccess: () => showDialog(undefined),
  });
  return (
    <Stack>
      <SegmentedControl data={['This record', 'Everything']} value={scope} onChange={setScope} />
      {list.data?.length === 0 ? <Text>There is none yet.</Text> : null}
      <Accordion value={id} onChange={setId} keepMounted={false}>
        {list.data?.map((version) => (
          <Accordion.Item key={version.hash} value={version.hash}>
            <Accordion.Control>
              {clock.format(new Date(version.date))}: {version.message}
            </Accordion.Control>
            <Accordion.Panel>
              <Stack align="start">
                {words?.length === 0 ? <Text>There is no difference.</Text> : null}
                <List size="sm">
                  {[...new Set(words)].map((one) => (
                    <List.Item key={one}>{one}</List.Item>
                  ))}
                </List>
                {goBack.error === null ? null : <Alert color="red">{goBack.error.message}</Alert>}
                <Button
                  variant="filled"
                  disabled={words === undefined || words.length === 0}
                  loading={goBack.isPending}
                  onClick={() => goBack.mutate(version.hash)}
                >
                  {ofRecord ? 'Go back to this version' : 'Take back what it changed'}
                </Button>
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}
