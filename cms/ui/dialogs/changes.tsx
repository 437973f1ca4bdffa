import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, useChanges } from '#cms/ui/api.ts';
import type { DialogProps } from '#cms/ui/dialogs/dialog.tsx';
import { FieldLink } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** What is in no version yet, with the way to each field; each record can be taken back. */
export function Changes({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { data: changes = [] } = useChanges();
  const { open, reread } = useEditor();
  const drop = useMutation({
    mutationFn: (files: string[]) => api.restore.$post({ json: { id: 'HEAD', files } }),
    onSuccess: reread,
  });
  const records = Map.groupBy(changes, ({ files }) => files.join());
  return (
    <Stack>
      <Text size="sm">
        {changes.length === 0
          ? 'Everything is as in the last version.'
          : 'This is saved on this computer. It is in no version yet, and not online.'}
      </Text>
      {drop.error === null ? null : <Alert color="red">{drop.error.message}</Alert>}
      {[...records.values()].map((changes) => (
        <Group key={changes[0]?.files.join()} justify="space-between" align="start" wrap="nowrap">
          <div>
            {changes.map(({ file, path, words }) => (
              <div key={words}>
                {file === '' ? (
                  <Text>{words}</Text>
                ) : (
                  <FieldLink
                    onClick={() => {
                      onClose();
                      open(file, path);
                    }}
                  >
                    {words}
                  </FieldLink>
                )}
              </div>
            ))}
          </div>
          <Button
            variant="default"
            loading={drop.isPending}
            aria-label={`Drop: ${changes[0]?.words}`}
            onClick={() => drop.mutate(changes[0]?.files ?? [])}
          >
            Drop
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

/** At the start, after the editor was ended with changes that are in no version. */
export function Unfinished({ records: { unfinished = 0 }, onClose }: DialogProps) {
  const { data: changes = [] } = useChanges();
  const { reread } = useEditor();
  const decide = useMutation({
    mutationFn: (keeps: boolean) => api.unfinished.$post({ json: { keeps } }),
    async onSuccess() {
      await reread();
      onClose();
    },
  });
  const time = new Date(unfinished).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Stack>
      <Text>There are unfinished changes of {time}: keep or drop?</Text>
      <ul>
        {changes.slice(0, 20).map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
        {changes.length > 20 ? <li>and {changes.length - 20} more</li> : null}
      </ul>
      {decide.error === null ? null : <Alert color="red">{decide.error.message}</Alert>}
      <Group>
        <Button onClick={() => decide.mutate(true)}>Keep</Button>
        <Button variant="default" loading={decide.isPending} onClick={() => decide.mutate(false)}>
          Drop
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        What you drop is in “Earlier versions” all the same.
      </Text>
    </Stack>
  );
}
