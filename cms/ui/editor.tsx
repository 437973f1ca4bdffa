import { Alert, Button, Flex, Group, Modal, ScrollArea, SegmentedControl, Text, Title } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { pluralize } from '#content/problem.ts';
import { inWords } from '#cms/records/field-names.ts';
import { type Records, useChanges, useCheck } from '#cms/ui/api.ts';
import { Publish } from '#cms/ui/dialogs/publish.tsx';
import { TaskForm } from '#cms/ui/dialogs/task-form.tsx';
import { Changes, Versions } from '#cms/ui/dialogs/versions.tsx';
import { Preview } from '#cms/ui/preview.tsx';
import { RecordForm } from '#cms/ui/record-form.tsx';
import { RecordList } from '#cms/ui/record-list.tsx';
import { type DialogName, EditorContext, useEditing } from '#cms/ui/use-editing.ts';

const outlined = { variant: 'outline', color: 'white' } as const;
const views = ['All records', 'Edit', 'Preview'];

const dialogs = {
  changes: { title: 'Changed since the last version', body: <Changes /> },
  versions: { title: 'Earlier versions', body: <Versions /> },
  publish: { title: 'Publish', body: <Publish /> },
  'add-area': { title: 'Add an area', body: <TaskForm act="add-area" /> },
  'add-service': { title: 'Add a service', body: <TaskForm act="add-service" /> },
  'add-record': { title: 'Add something else', body: <TaskForm act="add-record" /> },
  rename: { title: 'Rename', body: <TaskForm act="rename" /> },
  remove: { title: 'Remove', body: <TaskForm act="remove" /> },
} satisfies Record<DialogName, unknown>;

/** The company's records on the left, the form of one in the middle, its page on the right; on a phone one at a time. */
export function Editor({ company }: { company: Records }) {
  const editing = useEditing(company.records[0]?.file ?? '');
  const { data: check } = useCheck();
  const { changes } = useChanges();
  const [view, setView] = useState('Edit');
  const [dialog, showDialog] = useState<DialogName | undefined>(
    company.askToKeepChanges ? 'changes' : undefined,
  );
  const isWide = useMediaQuery('(width >= 1100px)', true, { getInitialValueInEffect: false });
  const { file, undo, redo, isSaving, error, flush } = editing;
  const entry = company.records.find((record) => record.file === file) ?? company.records[0];
  useHotkeys(
    [
      ['mod+Z', () => undo?.()],
      ['mod+shift+Z', () => redo?.()],
    ],
    [],
  );
  if (entry === undefined) return <Text>There is no record.</Text>;
  const shows = (name: string) => isWide || view === name;
  const open: typeof editing.open = (...target) => {
    setView('Edit');
    showDialog(undefined);
    editing.open(...target);
  };

  return (
    <EditorContext value={{ ...company, ...editing, entry, open, showDialog }}>
      <Flex direction="column" h="100dvh">
        <Group component="section" aria-label="The company and its changes" className="header">
          <Title order={1} size="h4">
            {check?.brand ?? 'Your company'}
          </Title>
          <Text size="sm" role="status" flex={1}>
            {error !== null ? 'Not saved' : isSaving ? 'Saving …' : 'Saved on this computer'}
          </Text>
          <Group gap="xs">
            <Button {...outlined} disabled={undo === undefined} onClick={undo}>
              Undo
            </Button>
            <Button {...outlined} disabled={redo === undefined} onClick={redo}>
              Redo
            </Button>
            <Button {...outlined} onClick={() => showDialog('changes')}>
              {changes.length === 0 ? 'No changes' : pluralize(changes.length, 'change')}
            </Button>
            <Button variant="filled" onClick={() => void flush().then(() => showDialog('publish'))}>
              Publish
            </Button>
          </Group>
          {isWide ? null : (
            <SegmentedControl fullWidth data={views} value={view} onChange={setView} w="100%" />
          )}
        </Group>
        {error === null ? null : (
          <Alert color="red" title="That did not work" role="alert">
            {error.message}
          </Alert>
        )}
        <Flex component="main" flex={1} mih={0}>
          {shows('All records') ? <RecordList width={isWide ? '17rem' : '100%'} /> : null}
          {shows('Edit') ? (
            <ScrollArea key={file} type="auto" flex={1} miw={0} p="md">
              <Group mb="md" gap="xs" align="start">
                <Title order={2} size="h3" flex="1 1 12rem">
                  {entry.label}
                </Title>
                <Button onClick={() => showDialog('versions')}>Earlier versions</Button>
                {entry.acts.map((name) => (
                  <Button key={name} onClick={() => showDialog(name)}>
                    {inWords(name)}
                  </Button>
                ))}
              </Group>
              <Text c="dimmed" mb="sm">
                {company.schemas[entry.kind]?.description}
              </Text>
              <RecordForm />
            </ScrollArea>
          ) : null}
          {shows('Preview') ? <Preview /> : null}
        </Flex>
        {dialog === undefined ? null : (
          <Modal
            opened
            onClose={() => showDialog(undefined)}
            title={dialogs[dialog].title}
            size="lg"
            closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
            transitionProps={{ duration: 0 }}
          >
            {dialogs[dialog].body}
          </Modal>
        )}
      </Flex>
    </EditorContext>
  );
}
