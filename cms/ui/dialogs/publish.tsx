import { Alert, Anchor, Button, Code, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isInTheWay, pluralize } from '#content/problem.ts';
import { api, jsonOf, type Report, useChanges, useCheck } from '#cms/ui/api.ts';
import { ProblemList, RecordProblems } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** Checks, saves a version with a sentence that says what changed, and sends it; without a code host, makes a folder to upload. */
export function Publish() {
  const { changes } = useChanges();
  const { data: check } = useCheck();
  const { remote, showDialog } = useEditor();
  const [written, setWritten] = useState<string>();
  const [first, ...others] = changes;
  const proposed = (first?.words ?? 'Published') + (others.length > 0 ? `; and ${others.length} more` : '');
  const sentence = written ?? proposed.slice(0, 200);
  const publish = useMutation({
    mutationFn: () => jsonOf(api.publish.$post({ json: { sentence } })),
  });
  const save = useMutation({
    mutationFn: () => api.version.$post({ json: { sentence } }),
    onSuccess: () => showDialog(undefined),
  });
  const errors = check?.problems.filter(({ severity }) => severity === 'error') ?? [];
  const isBlocked = publish.isPending || errors.length > 0 || sentence.trim() === '';
  const error = publish.error ?? save.error;
  return (
    <Stack>
      <Text>
        {remote === undefined
          ? 'The site is checked and made into a folder, and you upload all that is in the folder to your web host.'
          : `The site is checked and sent to ${remote}, which puts it online within minutes.`}
      </Text>
      <RecordProblems problems={errors} />
      {changes.length === 0 ? null : (
        <>
          <Textarea
            label="What changed, in a sentence"
            description="A version is saved under it: everything as it is now, to go back to later."
            value={sentence}
            onChange={({ target }) => setWritten(target.value.replaceAll('\n', ' '))}
            autosize
          />
          <Anchor component="button" ta="left" onClick={() => showDialog('changes')}>
            Look through {pluralize(changes.length, 'change')} first
          </Anchor>
        </>
      )}
      <Group>
        <Button variant="filled" disabled={isBlocked} onClick={() => publish.mutate()}>
          {remote === undefined ? 'Check and make a folder to upload' : 'Check and publish'}
        </Button>
        <Button
          loading={save.isPending}
          disabled={isBlocked || changes.length === 0}
          onClick={() => save.mutate()}
        >
          Save a version, publish later
        </Button>
      </Group>
      <div role="status">
        {publish.isPending ? <Text>This may take some minutes …</Text> : null}
        {error === null ? null : <Alert color="red">{error.message}</Alert>}
        {publish.data === undefined || publish.isPending ? null : <Findings report={publish.data} />}
      </div>
    </Stack>
  );
}

function Findings({ report: { passes, problems, report } }: { report: Report }) {
  const groups = Map.groupBy(problems, (problem) => (isInTheWay(problem) ? 'In the way' : 'Good to know'));
  const count = groups.get('In the way')?.length ?? 0;
  const said = passes
    ? 'The site was checked. Nothing is in the way.'
    : count === 0
      ? 'The check could not be finished. Show what it said to your programmer.'
      : `${count === 1 ? '1 thing is' : `${count} things are`} in the way. Nothing went online.`;
  return (
    <>
      <Alert color={passes ? 'green' : 'red'}>{said}</Alert>
      {[...groups].map(([heading, found]) => (
        <details key={heading}>
          <summary>
            {heading} ({found.length})
          </summary>
          <ProblemList problems={found} />
        </details>
      ))}
      {report === '' ? null : (
        <details>
          <summary>All that the check said, for a programmer</summary>
          <Code block className="lines">
            {report}
          </Code>
        </details>
      )}
    </>
  );
}
