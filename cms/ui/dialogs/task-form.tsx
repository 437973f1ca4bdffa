import { Alert, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answers } from '#cms/records/new-record.ts';
import { api, jsonOf } from '#cms/ui/api.ts';
import { FieldLink } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

const questions: Record<string, [name: keyof Answers, question: string, example: string][]> = {
  'add-area': [
    ['name', 'What is the area called?', 'San Marcos'],
    ['zipCodes', 'Which ZIP codes?', '92069, 92078'],
    ['minutes', 'How many minutes until you arrive?', '20-30'],
    ['place', 'Where is its middle? On a map, a right click shows latitude and longitude.', '33.14, -117.17'],
  ],
  named: [['name', 'What do you call it?', 'Thanksgiving']],
  'add-service': [['name', 'What is the service called?', 'Gate Repair']],
  rename: [['name', 'What is its new name?', '']],
};
const added = 'Its texts and picture are placeholders. Above its form you see what is left to write.';
const explanations = {
  'add-area': added,
  'add-service': added,
  rename: 'Old addresses lead to the new ones. Undo takes it back.',
  'add-record': 'Its form opens. Until what it needs is written, the preview waits.',
  remove:
    'What belongs to it alone is removed, too. Old addresses of its pages lead to others. Undo takes it back.',
};

/** Adds a record, or renames or removes the open one, in one step that Undo takes back. */
export function TaskForm({ act }: { act: keyof typeof explanations }) {
  const { entry, addable, showDialog, onFilesChanged, flush } = useEditor();
  const [record] = useState(entry);
  const [chosen, choose] = useState(addable[0]);
  const kinds = { 'add-area': 'areas', 'add-service': 'services', 'add-record': chosen?.value } as const;
  const kind = act === 'rename' || act === 'remove' ? undefined : kinds[act];
  const asks = act === 'add-record' && chosen?.isNamed ? questions.named : questions[act];
  const task = useMutation({
    async mutationFn(answers: Answers) {
      await flush();
      return await jsonOf(api.record.$post({ json: { file: record.file, kind, ...answers } }));
    },
    async onSuccess({ file, version, stillNamed, isSpecified }) {
      await onFilesChanged(version, file ?? 'business.yaml');
      if (stillNamed.length === 0 && !isSpecified) showDialog(undefined);
    },
  });
  if (task.data !== undefined)
    return (
      <Stack align="start">
        {task.data.isSpecified ? (
          <Text>
            Done. The customer’s specification has the old name, too: tell a programmer to change
            docs/specification.md and tests/acceptance, which the tests compare.
          </Text>
        ) : null}
        {task.data.stillNamed.length === 0 ? null : (
          <Text>These still say the old name, or name another one in its place. Check at each:</Text>
        )}
        {task.data.stillNamed.map(({ file, field }) => (
          <FieldLink key={file + field.join('.')} file={file} field={field} />
        ))}
      </Stack>
    );
  return (
    <form
      onChange={() => task.reset()}
      onSubmit={(event) => {
        event.preventDefault();
        task.mutate(Object.fromEntries(new FormData(event.currentTarget))); // There is no file.
      }}
    >
      <Stack>
        <Text>{explanations[act]}</Text>
        {act === 'add-record' ? (
          <NativeSelect
            label="What do you want to add?"
            data={addable.map(({ value, label }) => ({ value, label }))}
            value={chosen?.value ?? ''}
            onChange={({ target }) => choose(addable.find(({ value }) => value === target.value))}
          />
        ) : null}
        {asks?.map(([field, label, placeholder]) => (
          <TextInput
            key={field}
            name={field}
            required
            label={label}
            placeholder={placeholder}
            defaultValue={act === 'rename' ? record.label : ''}
          />
        ))}
        {task.error === null ? null : (
          <Alert color="red" role="alert" className="lines">
            {task.error.message}
          </Alert>
        )}
        <Button
          variant="filled"
          type="submit"
          loading={task.isPending}
          {...(act === 'remove' && { color: 'red.9' })}
        >
          {act === 'remove' ? `Remove ${record.label}` : act === 'rename' ? 'Rename it' : 'Add it'}
        </Button>
      </Stack>
    </form>
  );
}
