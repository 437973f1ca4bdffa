import { expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';

const { symptoms, safety } = openCompany('company');

test('a symptom that names a safety topic as its source names one that exists', () => {
  const named = symptoms.flatMap(({ slug, sources }) =>
    sources.flatMap((source) => {
      const topic = /^safety\/([\w-]+):/.exec(source)?.[1];
      return topic === undefined ? [] : [{ slug, topic }];
    }),
  );
  expect(named.length).toBeGreaterThan(0);
  const topics = safety.map(({ slug }) => slug);
  expect(named.filter(({ topic }) => !topics.includes(topic))).toEqual([]);
});
