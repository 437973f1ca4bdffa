import type { Company } from '#content/collections.ts';
import { guideLinks } from '#app/page-data/guides.ts';
import type { Answer as AnswerRecord, Business } from '#content/records.ts';

export type Answer = ReturnType<typeof answerGroups>[number]['list'][number];

/** An answer with the parts that are written; undefined while none is. */
export function shownAnswer(record: AnswerRecord, business: Business) {
  const { slug, question } = record;
  const parts = applicableParts(record, business).flatMap(({ name, answer, onlyWith }) => {
    // A record with one part needs no heading: the question is enough. Unanswered parts count, because then a heading says what is answered.
    const heading = record.parts.length === 1 ? undefined : name;
    return answer === undefined ? [] : [{ name: heading, answer, onlyWith }];
  });
  return parts.length === 0 ? undefined : { slug, question, parts };
}

export function unansweredParts(record: AnswerRecord, business: Business): AnswerRecord['parts'] {
  return applicableParts(record, business).filter(({ answer }) => answer === undefined);
}

/** All parts but those that wait for a fact that the business lacks, such as its license. */
function applicableParts({ parts }: AnswerRecord, business: Business): AnswerRecord['parts'] {
  return parts.filter(({ onlyWith }) => onlyWith === undefined || business[onlyWith] !== undefined);
}

/** Under the heading of each subject, its answers. */
export function answerGroups(company: Company) {
  const { answers, business, contact } = company;
  return Object.entries(contact.answers ?? {})
    .map(([subject, heading]) => ({
      heading,
      list: answers.flatMap((record) => {
        const shown = record.group === subject && shownAnswer(record, business);
        return shown ? { ...shown, guides: guideLinks(company, 'answers', record.slug) } : [];
      }),
    }))
    .filter(({ list }) => list.length > 0);
}
