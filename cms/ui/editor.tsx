import { Alert, Button, Flex, Group, ScrollArea, SegmentedControl, Text, Title } from '@mantine/core';
import { useHotkeys, useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pluralize } from '#content/problem.ts';
import { inWords } from '#cms/records/field-names.ts';
import { type Records, useChanges, useCheck, useRecords } from '#cms/ui/api.ts';
import { Dialog } from '#cms/ui/dialogs/dialog.tsx';
import { Preview } from '#cms/ui/preview.tsx';
import { RecordForm } from '#cms/ui/record-form.tsx';
import { RecordList } from '#cms/ui/record-list.tsx';
import { type DialogName, EditorContext, useEditing } from '#cms/ui/use-editing.ts';

const outlined = { variant: 'outline', color: 'white' } as const;
const views = ['All records', 'Edit', 'Preview'];

export function Editor() {
  const { data, error } = useRecords();
  if (error !== null) return <Alert color="red">{error.message}</Alert>;
  return data === undefined ? <Text p="xl">The company is read …</Text> : <Loaded company={data} />;
}

/** The company's records on the left, the form of one in the middle, its page on the right; on a phone one at a time. */
function Loaded({ company }: { company: Records }) {
  const editing = useEditing(company.records[0]?.file ?? '');
  const { data: check } = useCheck();
  const { data: changes = [] } = useChanges();
  const [view, setView] = useState('Edit');
  const [dialog, show] = useState<DialogName | undefined>(company.asksToKeep ? 'changes' : undefined);
  const isWide = useMediaQuery('(width >= 1100px)', true, { getInitialValueInEffect: false });
  const { file, undo, redo, isSaving, error, flush } = editing;
  const entry = company.records.find((record) => record.file === file) ?? company.records[0];
  const client = useQueryClient();
  // Another program may have changed a file while its window was in front.
  useWindowEvent('focus', () => void client.invalidateQueries());
  useHotkeys(
    [
      ['mod+Z', () => undo?.()],
      ['mod+shift+Z', () => redo?.()],
    ],
    [],
  );
  if (entry === undefined) return <Text>There is no record.</Text>;
  const shows = (name: string) => isWide || view === name;
  const open: typeof editing.open = (...place) => {
    setView('Edit');
    show(undefined);
    editing.open(...place);
  };
  const isRenamable = entry.kind === 'areas' || entry.kind === 'services';
  const acts = [
    ...(isRenamable ? ['rename' as const] : []),
    ...(entry.isRemovable ? ['remove' as const] : []),
  ];

  return (
    <EditorContext value={{ ...company, ...editing, entry, open, show }}>
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
            <Button {...outlined} onClick={() => show('changes')}>
              {changes.length === 0 ? 'No changes' : pluralize(changes.length, 'change')}
            </Button>
            <Button onClick={() => void flush().then(() => show('publish'))}>Publish</Button>
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
                <Button variant="default" onClick={() => show('versions')}>
                  Earlier versions
                </Button>
                {acts.map((name) => (
                  <Button key={name} variant="default" onClick={() => show(name)}>
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
        {dialog === undefined ? null : <Dialog name={dialog} />}
      </Flex>
    </EditorContext>
  );
}
