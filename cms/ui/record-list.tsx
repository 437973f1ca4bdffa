import { Badge, Button, NavLink, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, jsonOf, useCheck } from '#cms/ui/api.ts';
import { FieldLink } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** What owners change most is first. Groups are called as their folders (cms/records/record-pages.ts). */
const firstGroups = ['The company', 'Pages', 'Services', 'Areas', 'Services in areas'];
const minSearchLength = 3; // In letters. Shorter words are searched in names only.

/** All records in groups, by names that contain the searched words; below them, the fields whose texts contain them. */
export function RecordList({ width }: { width: string }) {
  const { file: openFile, records, open, showDialog } = useEditor();
  const { data: check } = useCheck();
  const [words, setWords] = useState('');
  const search = words.trim().toLowerCase();
  const [debouncedSearch] = useDebouncedValue(search, 300);
  const textMatches = useQuery({
    queryKey: ['find', debouncedSearch],
    enabled: debouncedSearch.length >= minSearchLength,
    queryFn: () => jsonOf(api.find.$get({ query: { words: debouncedSearch } })),
  });
  const found = records.filter(({ label }) => label.toLowerCase().includes(search));
  const groups = new Set([...firstGroups, ...records.map(({ group }) => group)]);
  const toFix = new Set(check?.problems.flatMap(({ severity, file }) => (severity === 'error' ? file : [])));
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
        // In the key, too: `defaultOpened` counts only when the group appears.
        const isOpen =
          search !== '' || group === 'The company' || members.some((record) => record.file === openFile);
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
                active={record.file === openFile}
                variant="filled"
                onClick={() => open(record.file)}
                rightSection={toFix.has(record.file) ? <Badge color="red.9">to fix</Badge> : null}
              />
            ))}
          </NavLink>
        );
      })}
      {search.length < minSearchLength || textMatches.data === undefined ? null : (
        <Stack component="section" aria-label="In texts" mt="md" gap="xs">
          <Text fw={600}>In texts{textMatches.data.length === 0 ? ': nothing' : ''}</Text>
          {textMatches.data.map(({ file, field, text }) => (
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
        <Button onClick={() => showDialog('add-area')}>Add an area</Button>
        <Button onClick={() => showDialog('add-service')}>Add a service</Button>
        <Button onClick={() => showDialog('add-record')}>Add something else</Button>
      </Stack>
    </ScrollArea>
  );
}
