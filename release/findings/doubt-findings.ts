import { fileOf } from '#app/content/check/file-of.ts';
import type { Company } from '#app/content/collections.ts';
import type { Answer } from '#app/content/records.ts';
import { openParts, shownAnswer } from '#app/content/to-pages/answers.ts';
import type { Finding, Place } from '#release/findings/finding.ts';

/** What is in doubt about places: until the owner has looked, the site may say something untrue of them. */
export function areaDoubts({ areas }: Company, folder: string): Finding[] {
  const doubts = areas.flatMap((area) =>
    (area.toConfirm ?? []).map((doubt, place) => ({
      state: 'blocking' as const,
      text: `${area.name}: ${doubt}`,
      next: 'compare it, correct what is wrong, and take the doubt out',
      at: { file: fileOf(folder, 'areas', area), field: ['toConfirm', place] },
    })),
  );
  return doubts.length > 0 ? doubts : [{ state: 'met', text: 'nothing is in doubt' }];
}

/** What the owner has not answered: visitors are told to ask, so the site may be published without. */
export function answerFindings({ answers, business }: Company, folder: string): Finding[] {
  return answers.flatMap((answer): Finding[] => {
    const file = fileOf(folder, 'answers', answer);
    const open = openParts(answer, business);
    const doubts = answer.toConfirm ?? [];
    if (open.length + doubts.length === 0) return [{ state: 'met', text: `${answer.name}: answered` }];
    // What a visitor can read already must not be in doubt.
    const isTold = (shownAnswer(answer, business)?.parts.length ?? 0) > 0;
    return [
      ...open.map((part) => ({
        state: 'open' as const,
        text: `${answer.name}, ${part.name}`,
        next: `${part.holds ?? 'Decide what to answer.'} Then write the answer`,
        at: { file, field: answerField(answer, part) },
      })),
      ...doubts.map((doubt, place) => ({
        state: isTold ? ('blocking' as const) : ('open' as const),
        text: `${answer.name}, in doubt: ${doubt}`,
        next: 'clear it up, correct what is wrong, and take the doubt out',
        at: { file, field: ['toConfirm', place] },
      })),
    ];
  });
}

/** The way to what a part of an answer says. */
export function answerField(answer: Answer, part: Answer['parts'][number]): Place['field'] {
  return ['parts', answer.parts.indexOf(part), 'answer'];
}
