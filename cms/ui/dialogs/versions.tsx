import { Accordion, Alert, Button, List, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, jsonOf } from '#cms/ui/api.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** The versions of a record, to go back to; and those of the whole company, to take back what one has changed. */
export function Versions() {
  const { file, reread, hasChanged, show } = useEditor();
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
      if (!ofRecord)
        return await hasChanged((await jsonOf(api['take-back'].$post({ json: { id } }))).version, file);
      await api.restore.$post({ json: { id, files: [file] } });
      await reread();
    },
    onSuccess: () => show(undefined),
  });
  return (
    <Stack>
      <SegmentedControl data={['This record', 'Everything']} value={scope} onChange={setScope} />
      {list.data?.length === 0 ? <Text>There is none yet.</Text> : null}
      <Accordion value={id} onChange={setId}>
        {list.data?.map((version) => (
          <Accordion.Item key={version.id} value={version.id}>
            <Accordion.Control>
              {new Date(version.saved).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}:{' '}
              {version.sentence}
            </Accordion.Control>
            <Accordion.Panel>
              {id !== version.id ? null : (
                <Stack align="start">
                  {words?.length === 0 ? <Text>There is no difference.</Text> : null}
                  <List size="sm">
                    {[...new Set(words)].map((one) => (
                      <List.Item key={one}>{one}</List.Item>
                    ))}
                  </List>
                  {goBack.error === null ? null : <Alert color="red">{goBack.error.message}</Alert>}
                  <Button
                    disabled={words === undefined || words.length === 0}
                    loading={goBack.isPending}
                    onClick={() => goBack.mutate(version.id)}
                  >
                    {ofRecord ? 'Go back to this version' : 'Take back what it changed'}
                  </Button>
                </Stack>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}
