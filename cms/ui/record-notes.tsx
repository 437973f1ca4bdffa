import { Alert, Anchor, Box, Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { confirmedWarningsField, type Field, valueAt } from '#content/problem.ts';
import { fieldName } from '#cms/records/field-names.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import type { Problem } from '#cms/ui/api.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** Opens a record at a field; names a file that is not a record. Without words of its own, it says which: "Home page › Hero › Heading". */
export function FieldLink({
  file,
  field = [],
  children,
}: PropsWithChildren<{ file: string; field?: Field }>) {
  const { records, schemas, open } = useEditor();
  const record = records.find((one) => one.file === file);
  if (record === undefined) return children ?? file;
  const name = fieldName(schemas[record.kind], field);
  return (
    <Anchor component="button" type="button" ta="left" onClick={() => open(file, field)}>
      {children ?? [record.label, name].filter(Boolean).join(' › ')}
    </Anchor>
  );
}

/** Problems with a link to each field, and with what can be done about them at once. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { file, value, changeAt } = useEditor();
  const confirmed = valueAt(value, [confirmedWarningsField]);
  const confirm = (confirmation: string) =>
    changeAt([confirmedWarningsField], [...(Array.isArray(confirmed) ? confirmed : []), confirmation]);
  return problems.map(({ file: where, field, message, confirmation }) => (
    <Box key={where + field.join('.') + message} py={4}>
      <FieldLink file={where} field={field} /> {message}.{' '}
      {confirmation === undefined || where !== file ? null : (
        <Button onClick={() => confirm(confirmation)}>It is right as it is</Button>
      )}
    </Box>
  ));
}

/** What keeps the records from being shown, and what is doubted in the one that is open. */
export function RecordProblems({ problems }: { problems: readonly Problem[] }) {
  const { file } = useEditor();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const doubts = problems.filter((problem) => problem.file === file && !errors.includes(problem));
  const lists = [
    { title: 'To fix', color: 'red', problems: errors },
    { title: 'Is this right?', color: 'yellow', problems: doubts },
  ].filter(({ problems }) => problems.length > 0);
  return lists.map(({ title, color, problems }) => (
    <Alert key={title} color={color} title={title} role="region">
      <ProblemList problems={problems} />
    </Alert>
  ));
}

/** The fields whose words are placeholders, and the records that came with this one. */
export function LeftToWrite() {
  const { file, entry, records, schemas, changeAt } = useEditor();
  const { unfinished } = entry;
  const slug = file.replace(/^.*\/|\.yaml$/g, '');
  const ofRecord = new RegExp(String.raw`^services-in-areas/(?:${slug}/.*|.*/${slug}\.yaml)$`);
  const parts = records.filter((other) => other.unfinished.length > 0 && ofRecord.test(other.file));
  if (unfinished.length + parts.length === 0) return null;
  return (
    <Alert color="gray" title="Left to write" role="region">
      <Text size="sm">
        The words of these fields are placeholders. Search engines don’t list the page before each is written.
      </Text>
      {unfinished.map((name) => {
        const label = fieldName(schemas[entry.kind], name.split('.'));
        const rest = unfinished.filter((other) => other !== name);
        return (
          <Group key={name} justify="space-between" wrap="nowrap">
            <FieldLink file={file} field={name.split('.')}>
              {label}
            </FieldLink>
            <Button
              aria-label={`${label}: written`}
              onClick={() => changeAt(['unfinished'], rest.length === 0 ? undefined : rest)}
            >
              Written
            </Button>
          </Group>
        );
      })}
      <Stack gap={0} align="start">
        {parts.map(({ file }) => (
          <FieldLink key={file} file={file} />
        ))}
      </Stack>
    </Alert>
  );
}

/** Fields that were changed here and in the file: the file’s words are kept, and the owner chooses. */
export function Conflicts() {
  const { entry, schemas, conflicts, resolve } = useEditor();
  return conflicts.map((conflict) => {
    const label = fieldName(schemas[entry.kind], conflict.field);
    return (
      <Alert key={label} color="orange" role="region" title={`${label} was changed elsewhere, too`}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {(['theirs', 'mine'] as const).map((side) => (
            <Paper key={side} withBorder p="sm">
              <Text size="sm" fw={600}>
                {side === 'theirs' ? 'In the file' : 'Typed here'}
              </Text>
              <Text className="lines">{inLines(conflict[side])}</Text>
              <Button onClick={() => resolve(conflict, side === 'mine')}>
                {side === 'theirs' ? 'Keep the file’s' : 'Take what was typed here'}
              </Button>
            </Paper>
          ))}
        </SimpleGrid>
      </Alert>
    );
  });
}

function inLines(value: RecordValue | undefined): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inLines).join('\n');
  return String(value ?? 'nothing');
}
