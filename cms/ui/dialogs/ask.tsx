import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '#cms/ui/api.ts';
import type { DialogProps } from '#cms/ui/dialogs/dialog.tsx';
import { FieldLink, placeInWords } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

type Question = [field: string, label: string, example: string];

const questions: Record<string, Question[]> = {
  area: [
    ['name', 'What is the area called?', 'San Marcos'],
    ['zipCodes', 'Which ZIP codes?', '92069, 92078'],
    ['minutes', 'How many minutes until you arrive?', '20-30'],
    [
      'place',
      'Where is its middle? In a maps program, a right click shows latitude and longitude.',
      '33.14, -117.17',
    ],
  ],
  service: [['name', 'What is the service called?', 'Gate Repair']],
  rename: [['name', 'What is its new name?', '']],
};
const verbs: Record<string, string> = {
  area: 'Add it',
  service: 'Add it',
  rename: 'Rename it',
  remove: 'Remove it',
};

/** Adds, renames or removes an area or a service, in one step that Undo takes back. */
export function Ask({ name, entry, records: { records, schemas }, onClose }: DialogProps) {
  const { open, hasChanged, flush } = useEditor();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const kind = entry.kind === 'areas' ? 'area' : 'service';
  const slug = entry.file.replace(/^.*\/|\.yaml$/g, '');
  const act = useMutation({
    async mutationFn() {
      await flush();
      const { name: given = '', zipCodes = '', minutes = '', place = '' } = answers;
      if (name === 'area')
        return await answer(api.area.$post({ json: { name: given, zipCodes, minutes, place } }));
      if (name === 'service') return await answer(api.service.$post({ json: { name: given } }));
      return await answer(
        api.move.$post({ json: { kind, slug, ...(name === 'rename' && { name: given }) } }),
      );
    },
    onSuccess: ({ file, version }) => hasChanged(version, file ?? 'business.yaml'),
  });
  if (act.data !== undefined)
    return (
      <Stack align="start">
        <Text>
          {name === 'area' || name === 'service'
            ? 'It is there, and its form is open. Above the form stands what is left to write. Another picture is shown until you choose a photograph.'
            : 'Done. Undo takes it back. Old addresses lead to others.'}
        </Text>
        {act.data.stillNamed.length === 0 ? null : (
          <Text>These texts still say the old name. Look at each:</Text>
        )}
        {act.data.stillNamed.map(({ file, field }) => {
          const record = records.find((one) => one.file === file);
          return (
            <FieldLink
              key={file + field.join('.')}
              onClick={() => {
                onClose();
                open(file, field);
              }}
            >
              {placeInWords(record?.label ?? file, schemas[record?.kind ?? ''], field)}
            </FieldLink>
          );
        })}
        <Button onClick={onClose}>Close</Button>
      </Stack>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate();
      }}
    >
      <Stack>
        {name === 'remove' ? (
          <Text>
            {entry.label} is removed with its pages and pictures. Old addresses lead to others. Undo brings it
            back, and so does “Earlier versions”.
          </Text>
        ) : null}
        {(questions[name] ?? []).map(([field, label, placeholder]) => (
          <TextInput
            key={field}
            required
            label={label}
            placeholder={placeholder}
            value={answers[field] ?? (name === 'rename' ? entry.label : '')}
            onChange={({ target }) => setAnswers({ ...answers, [field]: target.value })}
          />
        ))}
        {act.error === null ? null : (
          <Alert color="red" role="alert" className="clash-words">
            {act.error.message}
          </Alert>
        )}
        <Button type="submit" loading={act.isPending} {...(name === 'remove' && { color: 'red.9' })}>
          {verbs[name]}
        </Button>
      </Stack>
    </form>
  );
}
