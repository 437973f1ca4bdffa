import { Accordion, Alert, Button, List, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '#cms/ui/api.ts';
import type { DialogProps } from '#cms/ui/dialogs/dialog.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

const scopes = ['This record', 'Everything'];

/** The versions of a record, to go back to; and those of the whole company, to take back what one has changed. */
export function Versions({ entry: { file }, onClose }: DialogProps) {
  const [scope, setScope] = useState('This record');
  const [id, setId] = useState<string | null>(null);
  const ofRecord = scope === 'This record';
  const list = useQuery({
    queryKey: ['versions', ofRecord ? file : ''],
    queryFn: () => answer(api.versions.$get({ query: ofRecord ? { file } : {} })),
  });
  return (
    <Stack>
      <SegmentedControl data={scopes} value={scope} onChange={setScope} />
      {list.data?.length === 0 ? <Text>There is none yet.</Text> : null}
      <Accordion value={id} onChange={setId}>
        {list.data?.map((version) => (
          <Accordion.Item key={version.id} value={version.id}>
            <Accordion.Control>
              {new Date(version.saved).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}:{' '}
              {version.sentence}
            </Accordion.Control>
            <Accordion.Panel>
              {id !== version.id ? null : ofRecord ? (
                <OfRecord file={file} id={version.id} onClose={onClose} />
              ) : (
                <OfAll id={version.id} file={file} onClose={onClose} />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}

interface VersionProps {
  id: string;
  file: string;
  onClose: () => void;
}

function OfRecord({ id, file, onClose }: VersionProps) {
  const { reread } = useEditor();
  const { data } = useQuery({
    queryKey: ['version', file, id],
    queryFn: () => answer(api.version.$get({ query: { file, id } })),
  });
  const restore = useMutation({
    mutationFn: () => api.restore.$post({ json: { id, files: [file] } }),
    async onSuccess() {
      await reread();
      onClose();
    },
  });
  return (
    <Told
      words={data?.changes.map(({ words }) => words)}
      none="The record is as it was then."
      error={restore.error}
    >
      <Button
        disabled={data?.changes.length === 0}
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        Go back to this version
      </Button>
    </Told>
  );
}

function OfAll({ id, file, onClose }: VersionProps) {
  const { hasChanged } = useEditor();
  const { data } = useQuery({
    queryKey: ['version-files', id],
    queryFn: () => answer(api['version-files'].$get({ query: { id } })),
  });
  const takeBack = useMutation({
    mutationFn: () => answer(api['take-back'].$post({ json: { id } })),
    async onSuccess({ version }) {
      await hasChanged(version, file);
      onClose();
    },
  });
  return (
    <Told words={data} none="It changed nothing." error={takeBack.error}>
      <Button disabled={data?.length === 0} loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
        Take back what it changed
      </Button>
    </Told>
  );
}

function Told({
  words,
  none,
  error,
  children,
}: {
  words: readonly string[] | undefined;
  none: string;
  error: Error | null;
  children: React.ReactNode;
}) {
  return (
    <Stack align="start">
      {words?.length === 0 ? <Text>{none}</Text> : null}
      <List size="sm">
        {[...new Set(words)].slice(0, 30).map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
      {error === null ? null : <Alert color="red">{error.message}</Alert>}
      {children}
    </Stack>
  );
}
