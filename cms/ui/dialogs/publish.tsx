import { Accordion, Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#app/counted.ts';
import { isInTheWay, type Severity, whatIsWrong } from '#content/problem.ts';
import { answer, api, type Report, useChanges, useLook } from '#cms/ui/api.ts';
import type { DialogProps } from '#cms/ui/dialogs/dialog.tsx';
import { FieldLink, placeInWords } from '#cms/ui/record-notes.tsx';
import { useEditor } from '#cms/ui/use-editing.ts';

/** A version is found again by its sentence. */
const shortest = 3;

/** Checks, saves a version with a sentence that says what changed, and sends it; without a code host, makes a folder to upload. */
export function Publish({ records, onClose }: DialogProps) {
  const { data: changes = [] } = useChanges();
  const { data: look } = useLook();
  const { open } = useEditor();
  const [written, setWritten] = useState<string>();
  const { remote } = records;
  const others = changes.length - 1;
  const sentence =
    written ??
    (changes[0] === undefined ? '' : changes[0].words + (others > 0 ? `; and ${others} more` : '')).slice(
      0,
      200,
    );
  const act = useMutation({
    mutationFn: (run: () => Promise<{ json(): Promise<Report> }>) => answer(run()),
  });
  const save = useMutation({
    mutationFn: () => api.version.$post({ json: { sentence } }),
    onSuccess: onClose,
  });
  const errors = look?.problems.filter(({ severity }) => severity === 'error') ?? [];
  const isBlocked =
    act.isPending || errors.length > 0 || (changes.length > 0 && sentence.trim().length < shortest);
  const error = act.error ?? save.error;
  return (
    <Stack>
      <Text>
        {remote === undefined
          ? 'The site is checked and made into a folder, and you upload all that is in the folder to your web host.'
          : `The site is checked and sent to ${remote}, which puts it online within minutes.`}
      </Text>
      {errors.length === 0 ? null : (
        <Alert color="red" title="To fix first">
          {errors.map(({ file, field, message }) => (
            <div key={file + field.join('.') + message}>
              <FieldLink
                onClick={() => {
                  onClose();
                  open(file, [...field]);
                }}
              >
                {records.records.find((one) => one.file === file)?.label ?? file}
              </FieldLink>{' '}
              {message}.
            </div>
          ))}
        </Alert>
      )}
      {changes.length === 0 ? null : (
        <>
          <Textarea
            label="What changed, in a sentence"
            description="A version is saved under it: everything as it is now, to go back to later."
            value={sentence}
            onChange={({ target }) => setWritten(target.value.replaceAll('\n', ' '))}
            autosize
          />
          <details>
            <summary>{counted(changes.length, 'change')}</summary>
            <ul>
              {changes.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </details>
        </>
      )}
      <Group>
        <Button
          disabled={isBlocked}
          onClick={() =>
            act.mutate(() =>
              api.publish.$post({ json: { sentence: changes.length === 0 ? 'Published' : sentence } }),
            )
          }
        >
          {remote === undefined ? 'Check and make a folder to upload' : 'Check and publish'}
        </Button>
        <Button
          variant="default"
          disabled={act.isPending}
          onClick={() => act.mutate(() => api.run.$post({ json: { program: 'check' } }))}
        >
          Check only
        </Button>
        <Button
          variant="default"
          loading={save.isPending}
          disabled={isBlocked || changes.length === 0}
          onClick={() => save.mutate()}
        >
          Save a version, publish later
        </Button>
      </Group>
      <div role="status">
        {act.isPending ? <Text>This may take some minutes …</Text> : null}
        {error === null ? null : <Alert color="red">{error.message}</Alert>}
        {act.data === undefined || act.isPending ? null : (
          <Findings
            report={act.data}
            records={records}
            onClose={onClose}
            onDraw={(program) => act.mutate(() => api.run.$post({ json: { program } }))}
          />
        )}
      </div>
    </Stack>
  );
}

/** What the check found, the worst first. */
const groups: { heading: string; severities: readonly Severity[] }[] = [
  { heading: 'In the way', severities: ['error', 'unpublished'] },
  { heading: 'Open', severities: ['todo'] },
  { heading: 'Good to know', severities: ['warning'] },
];

/** The program that draws what a rule finds out of date. */
const drawn: Partial<Record<string, 'social' | 'icons'>> = { 'link-previews': 'social', logo: 'icons' };

/** What the check found, with what to do and the way to each field. */
function Findings({
  report: { passes, problems, report },
  records: { records, schemas },
  onClose,
  onDraw,
}: Pick<DialogProps, 'records' | 'onClose'> & {
  report: Report;
  onDraw: (program: 'social' | 'icons') => void;
}) {
  const { open } = useEditor();
  const count = problems.filter(isInTheWay).length;
  const said = passes
    ? 'The site was checked. Nothing is in the way.'
    : count === 0
      ? 'The check could not be finished. Show what it said to your programmer.'
      : `${count === 1 ? '1 thing is' : `${count} things are`} in the way. Nothing went online.`;
  return (
    <>
      <Alert color={passes ? 'green' : 'red'}>{said}</Alert>
      <Accordion multiple>
        {groups.map(({ heading, severities }) => {
          const found = problems.filter(({ severity }) => severities.includes(severity));
          if (found.length === 0) return null;
          return (
            <Accordion.Item key={heading} value={severities.join('-')}>
              <Accordion.Control>
                {heading} ({found.length})
              </Accordion.Control>
              <Accordion.Panel>
                {found.map((problem) => {
                  const { file, field, reason, remedy, rule = '' } = problem;
                  const record = records.find((one) => one.file === file);
                  const program = drawn[rule];
                  return (
                    <div key={file + field.join('.') + problem.message} className="finding">
                      <Text>
                        {[whatIsWrong({ ...problem, field: [] }), reason].map(asSentence).join(' ')}
                      </Text>
                      <Text c="dimmed">{asSentence(remedy)}</Text>
                      {record === undefined ? null : (
                        <FieldLink
                          onClick={() => {
                            onClose();
                            open(file, [...field]);
                          }}
                        >
                          {placeInWords(record.label, schemas[record.kind], field)}
                        </FieldLink>
                      )}
                      {program === undefined ? null : (
                        <Button variant="default" onClick={() => onDraw(program)}>
                          Draw them again
                        </Button>
                      )}
                    </div>
                  );
                })}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      {report === '' ? null : (
        <details>
          <summary>All that the check said, for a programmer</summary>
          <pre className="report">{report}</pre>
        </details>
      )}
    </>
  );
}

function asSentence(words: string | undefined): string {
  return words === undefined ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}.`;
}
