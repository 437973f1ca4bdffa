import type { Company } from '#content/collections.ts';
import type { Answer as AnswerRecord, Business } from '#content/records.ts';
import { paths } from '#app/paths.ts';

export type Answer = NonNullable<ReturnType<typeof shownAnswer>>;
export type Callout = NonNullable<ReturnType<typeof safetyCallout>>;

/** An answer with the parts that are written; undefined while none is. */
export function shownAnswer(record: AnswerRecord, business: Business) {
  const { slug, question } = record;
  const parts = possibleParts(record, business).flatMap(({ name, answer, onlyWith }) => {
    // A single part has the question for a name.
    const heading = record.parts.length === 1 ? undefined : name;
    return answer === undefined ? [] : [{ name: heading, answer, onlyWith }];
  });
  return parts.length === 0 ? undefined : { slug, question, parts };
}

export function openParts(record: AnswerRecord, business: Business): AnswerRecord['parts'] {
  return possibleParts(record, business).filter(({ answer }) => answer === undefined);
}

function possibleParts({ parts }: AnswerRecord, business: Business): AnswerRecord['parts'] {
  return parts.filter(({ onlyWith }) => onlyWith === undefined || business[onlyWith] !== undefined);
}

export function shownAnswers({ answers, business }: Company): Answer[] {
  return answers.flatMap((record) => shownAnswer(record, business) ?? []);
}

export function safetyCallout(
  { safety }: Company,
  callout: { heading: string; text: string; topics: readonly string[] } | undefined,
) {
  if (callout === undefined) return undefined;
  const { heading, text, topics } = callout;
  const links = safety
    .filter(({ slug }) => topics.includes(slug))
    .map(({ slug, name }) => ({ name, path: paths.safetyTopic(slug) }));
  return { heading, text, links };
}
