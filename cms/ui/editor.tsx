import { Alert, Button, Group, ScrollArea, SegmentedControl, Text, Title } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { counted } from '#app/counted.ts';
import { type Records, useChanges, useLook, useRecords } from '#cms/ui/api.ts';
import { Dialog, type DialogName } from '#cms/ui/dialogs/dialog.tsx';
import { Preview } from '#cms/ui/preview.tsx';
import { RecordForm } from '#cms/ui/record-form.tsx';
import { RecordList } from '#cms/ui/record-list.tsx';
import { EditingContext, useEditing } from '#cms/ui/use-editing.ts';

const views = ['All records', 'Edit', 'Preview'];

export function Editor() {
  const { data, error } = useRecords();
  if (error !== null) return <Alert color="red">{error.message}</Alert>;
  return data === undefined ? <Text p="xl">The company is read …</Text> : <Loaded records={data} />;
}

/** The company's records on the left, the form of one in the middle, its page on the right; on a phone one at a time. */
function Loaded({ records }: { records: Records }) {
  const editing = useEditing(records.records[0]?.file ?? '');
  const { data: look } = useLook();
  const { data: changes } = useChanges();
  const [view, setView] = useState('Edit');
  const [dialog, setDialog] = useState<DialogName | undefined>(
    records.unfinished === undefined ? undefined : 'unfinished',
  );
  const isWide = useMediaQuery('(width >= 1100px)', true, { getInitialValueInEffect: false });
  const { file, undo, redo, isSaving, error, flush } = editing;
  const entry = records.records.find((record) => record.file === file) ?? records.records[0];
  useHotkeys(
    [
      ['mod+Z', () => undo?.()],
      ['mod+shift+Z', () => redo?.()],
      ['mod+S', () => void flush()],
    ],
    [],
  );
  if (entry === undefined) return <Text>There is no record.</Text>;
  const shows = (name: string) => isWide || view === name;
  const open: typeof editing.open = (...place) => {
    setView('Edit');
    editing.open(...place);
  };
  const isMovable = entry.kind === 'areas' || entry.kind === 'services';
  const waits = look?.problems.some(({ severity }) => severity === 'error') ?? false;

  return (
    <EditingContext value={{ ...editing, open }}>
      <div className="editor">
        <section className="header" aria-label="The company and its changes">
          <Title order={1} size="h4">
            {look?.brand ?? 'Your company'}
          </Title>
          <Text size="sm" role="status" className="status">
            {error !== null ? 'Not saved' : isSaving ? 'Saving …' : 'Saved on this computer'}
          </Text>
          <Group gap="xs">
            <Button variant="header" disabled={undo === undefined} onClick={undo}>
              Undo
            </Button>
            <Button variant="header" disabled={redo === undefined} onClick={redo}>
              Redo
            </Button>
            <Button variant="header" onClick={() => setDialog('changes')}>
              {changes?.length === 0 ? 'No changes' : counted(changes?.length ?? 0, 'change')}
            </Button>
            <Button
              onClick={() => {
                void flush();
                setDialog('publish');
              }}
            >
              Publish
            </Button>
          </Group>
          {isWide ? null : (
            <SegmentedControl fullWidth data={views} value={view} onChange={setView} className="views" />
          )}
        </section>
        {error === null ? null : (
          <Alert color="red" title="That did not work" role="alert">
            {error.message}
          </Alert>
        )}
        <main className="panels">
          {shows('All records') ? <RecordList records={records} onDialog={setDialog} /> : null}
          {shows('Edit') ? (
            <ScrollArea className="form" key={file} type="auto">
              <Group mb="md" gap="xs" align="start">
                <Title order={2} size="h3" flex="1 1 12rem">
                  {entry.label}
                </Title>
                <Button variant="default" onClick={() => setDialog('versions')}>
                  Earlier versions
                </Button>
                {isMovable ? (
                  <>
                    <Button variant="default" onClick={() => setDialog('rename')}>
                      Rename
                    </Button>
                    <Button variant="default" onClick={() => setDialog('remove')}>
                      Remove
                    </Button>
                  </>
                ) : null}
              </Group>
              <Text c="dimmed" mb="sm">
                {records.schemas[entry.kind]?.description}
              </Text>
              <RecordForm records={records} entry={entry} />
            </ScrollArea>
          ) : null}
          {shows('Preview') ? (
            <div className="preview-panel">
              {waits ? (
                <Text size="sm">The preview follows again once everything to fix is fixed.</Text>
              ) : null}
              <Preview origin={records.preview} page={entry.page} />
            </div>
          ) : null}
        </main>
        {dialog === undefined ? null : (
          <Dialog name={dialog} entry={entry} records={records} onClose={() => setDialog(undefined)} />
        )}
      </div>
    </EditingContext>
  );
}
