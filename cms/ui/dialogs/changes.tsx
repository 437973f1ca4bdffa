import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, jsonOf, useChanges } from '#cms/ui/api.ts';
import { FieldLink } from '#cms/ui/field-link.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** What is in no version yet, with a link to each field; each record can be taken back, and everything. */
export function Changes() {
  const { data: changes = [] } = useChanges();
  const { file, show, reread, hasChanged } = useEditor();
  const drop = useMutation({
    mutationFn: (files: string[]) => api.restore.$post({ json: { id: 'HEAD', files } }),
    onSuccess: reread,
  });
  const dropAll = useMutation({
    async mutationFn() {
      await api.version.$post({ json: { sentence: 'Changes, before they were dropped' } });
      const { version } = await jsonOf(api['take-back'].$post({ json: { id: 'HEAD' } }));
      await hasChanged(version, file);
    },
    onSuccess: () => show(undefined),
  });
  const last = Math.max(0, ...changes.map(({ time }) => time));
  const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const error = drop.error ?? dropAll.error;
  const records = Map.groupBy(changes, ({ files }) => files.join());
  return (
    <Stack>
      <Text size="sm">
        {changes.length === 0
          ? 'Everything is as in the last version.'
          : `Unfinished changes${last > 0 ? ` of ${clock.format(last)}` : ''}: saved on this computer, in no version yet, and not online. Keep or drop them?`}
      </Text>
      {error === null ? null : <Alert color="red">{error.message}</Alert>}
      {[...records].map(([key, changes]) => (
        <Group key={key} justify="space-between" align="start" wrap="nowrap">
          <div>
            {changes.map(({ file, path, words }) => (
              <div key={words}>
                <FieldLink file={file} field={path}>
                  {words}
                </FieldLink>
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
      <Group>
        <Button onClick={() => show(undefined)}>{changes.length === 0 ? 'Close' : 'Keep'}</Button>
        {changes.length === 0 ? null : (
          <Button variant="default" loading={dropAll.isPending} onClick={() => dropAll.mutate()}>
            Drop everything
          </Button>
        )}
      </Group>
    </Stack>
  );
}
