import { Badge, Button, NavLink, ScrollArea, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, type Records, useLook } from '#cms/ui/api.ts';
import type { DialogName } from '#cms/ui/dialogs/dialog.tsx';
import { FieldLink, placeInWords } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** What owners change most is first. */
const firstGroups = ['The company', 'Pages', 'Services', 'Areas', 'Services in areas'];
const shortest = 3;

/** Every record, by what it is about; found by a word of its name or of its texts. */
export function RecordList({
  records: { records, schemas },
  onDialog,
}: {
  records: Records;
  onDialog: (name: DialogName) => void;
}) {
  const { file, open } = useEditor();
  const { data: look } = useLook();
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase();
  const [sent] = useDebouncedValue(sought, 300);
  const texts = useQuery({
    queryKey: ['find', sent],
    enabled: sent.length >= shortest,
    queryFn: () => answer(api.find.$get({ query: { words: sent } })),
  });
  const found = records.filter(({ label }) => label.toLowerCase().includes(sought));
  const groups = [...new Set([...firstGroups, ...records.map(({ group }) => group)])];
  const isWrong = (name: string) =>
    look?.problems.some((problem) => problem.file === name && problem.severity === 'error') ?? false;
  return (
    <ScrollArea component="nav" aria-label="Records" className="records" type="auto">
      <TextInput
        type="search"
        label="Find"
        placeholder="A name, or words of a text"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {groups.map((group) => {
        const members = found.filter((record) => record.group === group);
        if (members.length === 0) return null;
        const isOpen =
          sought !== '' || group === 'The company' || members.some((record) => record.file === file);
        return (
          <NavLink
            key={group + isOpen}
            component="button"
            label={`${group} (${members.length})`}
            defaultOpened={isOpen}
            className="group"
          >
            {members.map((record) => (
              <NavLink
                key={record.file}
                component="button"
                label={record.label}
                active={record.file === file}
                className="record"
                onClick={() => open(record.file)}
                rightSection={isWrong(record.file) ? <Badge color="red.9">to fix</Badge> : null}
              />
            ))}
          </NavLink>
        );
      })}
      {sought.length < shortest || texts.data === undefined ? null : (
        <section aria-label="In texts">
          <Text fw={600} mt="md">
            In texts{texts.data.length === 0 ? ': nothing' : ''}
          </Text>
          {texts.data.map(({ file, field, text }) => {
            const record = records.find((one) => one.file === file);
            return (
              <div key={file + field.join('.')} className="found">
                <FieldLink onClick={() => open(file, field)}>
                  {placeInWords(record?.label, schemas[record?.kind ?? ''], field)}
                </FieldLink>
                <Text size="sm" c="dimmed" lineClamp={2}>
                  {text}
                </Text>
              </div>
            );
          })}
        </section>
      )}
      <div className="add">
        <Button variant="default" fullWidth onClick={() => onDialog('area')}>
          Add an area
        </Button>
        <Button variant="default" fullWidth onClick={() => onDialog('service')}>
          Add a service
        </Button>
      </div>
    </ScrollArea>
  );
}
