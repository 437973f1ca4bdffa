import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordText, type RecordValue, recordValue } from '#edit/records/record-text.ts';

const long =
  'A text that is so long that it stands in a block of several lines, which no quotes: or # number signs can break apart.';

const text = `# What it is for.

name: Hyde Park
order: 10 # comes first
description: >-
  A text whose lines somebody broke
  where they liked.
# Two digits each.
responseTime: 20-30
zipCodes: [73301, '73344']
points:
  # The first is shown first.
  - title: One
    text: First
  # Only some know it.
  - title: Two
    text: Second
`;

/** A record whose fields tests name. */
interface Fields {
  responseTime?: string;
  order: number;
  zipCodes: RecordValue[];
  points: RecordValue[];
}

/** The lines that a change takes away and adds. */
async function diff(change: (value: Fields) => void, before = text): Promise<string[]> {
  const value = recordValue(before);
  change(value as unknown as Fields); // What the text above holds.
  const after = await recordText(before, value);
  const lines = (one: string, other: string) =>
    one.split('\n').filter((line) => !other.split('\n').includes(line));
  return [
    ...lines(before, after).map((line) => `- ${line}`),
    ...lines(after, before).map((line) => `+ ${line}`),
  ];
}

test('a record that nobody changed is written as it stands, byte by byte', async () => {
  const files = globSync('{company,tests/second-company}/**/*.yaml', { exclude: ['**/pictures/**'] });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    expect(await recordText(before, recordValue(before)), file).toBe(before);
  }
});

test('a changed field changes its own line', async () => {
  expect(await diff((value) => (value.responseTime = '25-35'))).toEqual([
    '- responseTime: 20-30',
    '+ responseTime: 25-35',
  ]);
  expect(await diff((value) => (value.order = 20))).toEqual([
    '- order: 10 # comes first',
    '+ order: 20 # comes first',
  ]);
  expect(await diff((value) => (value.zipCodes[1] = '73345'))).toEqual([
    "- zipCodes: [73301, '73344']",
    "+ zipCodes: [73301, '73345']",
  ]);
});

test('entries of a list take their comments along', async () => {
  const after = await recordText(text, {
    ...(recordValue(text) as { [field: string]: RecordValue }),
    points: [
      { title: 'Two', text: 'Second' },
      { title: 'One', text: 'First' },
    ],
  });
  expect(after).toContain(`points:
  # Only some know it.
  - title: Two
    text: Second
  # The first is shown first.
  - title: One
    text: First
`);
});

test('entries can be added and removed', async () => {
  expect(await diff((value) => value.points.splice(1, 1))).toEqual([
    '-   # Only some know it.',
    '-   - title: Two',
    '-     text: Second',
  ]);
  expect(await diff((value) => value.points.push({ title: 'Three', text: 'Third: last' }))).toEqual([
    '+   - title: Three',
    "+     text: 'Third: last'",
  ]);
});

test('a field is added where the value has it, and taken away without a trace', async () => {
  const fields = (yaml: string) => recordValue(yaml) as { [field: string]: RecordValue };
  const value = { ...fields('name: Hyde Park\nmap: Hyde Park, TX'), ...fields(text) };
  const after = await recordText(text, value);
  expect(after).toContain('name: Hyde Park\nmap: Hyde Park, TX\norder: 10 # comes first\n');
  expect(await diff((value) => delete value.responseTime)).toEqual([
    '- # Two digits each.',
    '- responseTime: 20-30',
  ]);
});

test('a long text becomes a folded block, and comes back the same', async () => {
  const after = await recordText(text, {
    ...(recordValue(text) as { [field: string]: RecordValue }),
    name: long,
    description: `${long} ${long}`,
  });
  expect(after).toContain('name: >-\n  A text that');
  expect(recordValue(after)).toMatchObject({ name: long, description: `${long} ${long}` });
});

test('texts that look like something else come back as texts', async () => {
  for (const name of ['2026', 'true', '- dash', 'a: b', '# sign', "it's", 'null', '08:30', '']) {
    const after = await recordText(text, {
      ...(recordValue(text) as { [field: string]: RecordValue }),
      name,
    });
    expect(recordValue(after)).toMatchObject({ name });
  }
});

test('a file that is no YAML is not written over', async () => {
  await expect(recordText('name: [1\nother: }', { name: 'x' })).rejects.toThrow(/expected|must/i);
});
