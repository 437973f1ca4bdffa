import { Alert, Anchor, Button, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { confirmedWarningsField } from '#content/problem.ts';
import { at } from '#cms/records/changes.ts';
import { type FieldPath, type FieldSchema, namesOnWay } from '#cms/records/field-names.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import type { Entry, Problem, Records } from '#cms/ui/api.ts';
import { useEditor } from '#cms/ui/use-editing.ts';

/** A way to a field, in words. */
export function FieldLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Anchor component="button" type="button" ta="left" className="field-link" onClick={onClick}>
      {children}
    </Anchor>
  );
}

/** Where a field is, as somebody finds it: "Home page › Hero › Heading". */
export function placeInWords(
  label: string | undefined,
  schema: FieldSchema | undefined,
  field: FieldPath,
): string {
  return [label, ...namesOnWay(schema, field)]
    .filter(Boolean)
    .join(' › ')
    .replaceAll(/ › (\d+)/g, ' $1');
}

/** What is wrong with the record, and what keeps it from being shown. */
export function Problems({
  problems,
  records: { records, schemas },
}: {
  problems: readonly Problem[];
  records: Records;
}) {
  const { file, open, value, change } = useEditor();
  const confirmed = at(value, [confirmedWarningsField]);
  const list = Array.isArray(confirmed) ? confirmed : [];
  const groups = [
    {
      title: 'To fix here',
      color: 'red',
      isMeant: (one: Problem) => one.file === file && one.severity === 'error',
    },
    {
      title: 'To fix elsewhere',
      color: 'red',
      isMeant: (one: Problem) => one.file !== file && one.severity === 'error',
    },
    {
      title: 'Is this right?',
      color: 'yellow',
      isMeant: (one: Problem) => one.file === file && one.severity !== 'error',
    },
  ];
  return groups.map(({ title, color, isMeant }) => {
    const found = problems.filter(isMeant);
    if (found.length === 0) return null;
    return (
      <Alert key={title} color={color} title={title} role="region">
        {found.map((problem) => {
          const entry = records.find((one) => one.file === problem.file);
          const label = problem.file === file ? undefined : (entry?.label ?? problem.file);
          return (
            <div key={problem.file + problem.field.join('.') + problem.message} className="note">
              <FieldLink onClick={() => open(entry?.file ?? file, [...problem.field])}>
                {placeInWords(label, schemas[entry?.kind ?? ''], problem.field) || 'The record'}
              </FieldLink>{' '}
              {problem.message}.
              {problem.confirmation === undefined ? null : (
                <Button
                  variant="default"
                  onClick={() =>
                    change({
                      ...(value as object),
                      [confirmedWarningsField]: [...list, problem.confirmation ?? ''],
                    })
                  }
                >
                  It is right as it is
                </Button>
              )}
            </div>
          );
        })}
      </Alert>
    );
  });
}

/** The fields whose words are placeholders, and the records that came with this one. */
export function LeftToWrite({
  entry,
  records,
  schema,
  goTo,
}: {
  entry: Entry;
  records: readonly Entry[];
  schema: FieldSchema;
  goTo: (field: FieldPath) => void;
}) {
  const { file, open, changeAt } = useEditor();
  const parts = records.filter((other) => other.unfinished.length > 0 && isPartOf(other.file, file));
  const { unfinished } = entry;
  if (unfinished.length + parts.length === 0) return null;
  return (
    <Alert color="gray" title="Left to write" role="region" aria-label="Left to write">
      <Text size="sm">
        The words of these fields are placeholders. Search engines don’t list the page before each is written.
      </Text>
      {unfinished.map((name) => {
        const place = placeInWords('', schema, name.split('.'));
        const rest = unfinished.filter((other) => other !== name);
        return (
          <Group key={name} justify="space-between" wrap="nowrap">
            <FieldLink onClick={() => goTo(name.split('.'))}>{place}</FieldLink>
            <Button
              variant="default"
              aria-label={`${place}: written`}
              onClick={() => changeAt(['unfinished'], rest.length === 0 ? undefined : rest)}
            >
              Written
            </Button>
          </Group>
        );
      })}
      {parts.map((part) => (
        <div key={part.file}>
          <FieldLink onClick={() => open(part.file)}>{part.label}</FieldLink>
        </div>
      ))}
    </Alert>
  );
}

/** Whether a record is about an area or a service alone: the page of a service in it, or of it in an area. */
function isPartOf(file: string, whole: string): boolean {
  const [kind, name] = whole.replace('.yaml', '').split('/');
  const [folder, area, service] = file.replace('.yaml', '').split('/');
  return (
    folder === 'services-in-areas' &&
    (kind === 'areas' ? area === name : kind === 'services' && service === name)
  );
}

/** Fields that were changed here and in the file: the file's words stand, and the owner chooses. */
export function Clashes({ schema }: { schema: FieldSchema }) {
  const { clashes, decide } = useEditor();
  return clashes.map((clash) => {
    const place = placeInWords('', schema, clash.field);
    return (
      <Alert key={place} color="orange" role="region" title={`${place} was changed elsewhere, too`}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {(['theirs', 'mine'] as const).map((side) => (
            <Paper key={side} withBorder p="sm">
              <Text size="sm" fw={600}>
                {side === 'theirs' ? 'In the file' : 'Typed here'}
              </Text>
              <Text className="clash-words">{inLines(clash[side])}</Text>
              <Button variant="default" onClick={() => decide(clash, side === 'mine')}>
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
  if (Array.isArray(value)) return value.map(inLines).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inLines).join(', ');
  return String(value ?? 'nothing');
}
