import { Badge, Button, NavLink, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, jsonOf, useCheck } from '#cms/ui/api.ts';
import { FieldLink } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** What owners change most is first. */
const firstGroups = ['The company', 'Pages', 'Services', 'Areas', 'Services in areas'];
const shortest = 3;

/** Every record, by what it is about; found by a word of its name or of its texts. */
export function RecordList({ width }: { width: string }) {
  const { file, records, open, show } = useEditor();
  const { data: check } = useCheck();
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase();
  const [sent] = useDebouncedValue(sought, 300);
  const texts = useQuery({
    queryKey: ['find', sent],
    enabled: sent.length >= shortest,
    queryFn: () => jsonOf(api.find.$get({ query: { words: sent } })),
  });
  const found = records.filter(({ label }) => label.toLowerCase().includes(sought));
  const groups = new Set([...firstGroups, ...records.map(({ group }) => group)]);
  const wrong = new Set(check?.problems.flatMap(({ severity, file }) => (severity === 'error' ? file : [])));
  return (
    <ScrollArea component="nav" aria-label="Records" bg="gray.1" p="md" w={width} type="auto">
      <TextInput
        type="search"
        label="Find"
        placeholder="A name, or words of a text"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {[...groups].map((group) => {
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
            fw={600}
          >
            {members.map((record) => (
              <NavLink
                key={record.file}
                component="button"
                label={record.label}
                active={record.file === file}
                variant="filled"
                onClick={() => open(record.file)}
                rightSection={wrong.has(record.file) ? <Badge color="red.9">to fix</Badge> : null}
              />
            ))}
          </NavLink>
        );
      })}
      {sought.length < shortest || texts.data === undefined ? null : (
        <Stack component="section" aria-label="In texts" mt="md" gap="xs">
          <Text fw={600}>In texts{texts.data.length === 0 ? ': nothing' : ''}</Text>
          {texts.data.map(({ file, field, text }) => (
            <div key={file + field.join('.')}>
              <FieldLink file={file} field={field} />
              <Text size="sm" c="dimmed" lineClamp={2}>
                {text}
              </Text>
            </div>
          ))}
        </Stack>
      )}
      <Stack gap="xs" mt="md">
        <Button onClick={() => show('areas')}>Add an area</Button>
        <Button onClick={() => show('services')}>Add a service</Button>
        <Button onClick={() => show('record')}>Add something else</Button>
      </Stack>
    </ScrollArea>
  );
}
