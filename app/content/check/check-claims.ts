import type { Problem } from '#app/content/problem.ts';
import type { RawRecord } from '#app/content/read-records.ts';
import type { ClaimRule } from '#app/content/rules/claims.ts';
import { type TextInField, textsIn } from '#app/content/texts-in.ts';

/** Collections and fields that hold no text for visitors. */
const unread = {
  collections: new Set(['business', 'tokens', 'brands', 'redirects', 'confirmations']),
  fields: new Set(['holds', 'law', 'toConfirm', 'sources', 'source', 'url', 'unfinished', 'responseTime']),
};

/** Whether visitors read texts of a collection. */
export function isRead(key: string): boolean {
  return !unread.collections.has(key);
}

/** Every text of the records that makes a claim which nobody could defend as it stands. */
export function checkClaims(
  collections: readonly { key: string; records: readonly RawRecord[] }[],
  rules: readonly ClaimRule[],
): Problem[] {
  return collections
    .filter(({ key }) => isRead(key))
    .flatMap(({ key, records }) =>
      records.flatMap(({ file, value }) =>
        readTexts(value).flatMap(({ field, text }) =>
          rules
            .filter((rule) => breaks(rule, text) && !isAllowed(rule, [key, ...field].join('.')))
            .map(({ pattern, reason, remedy }) => ({
              file,
              field,
              message: `says "${pattern.exec(text)?.[0]}"`,
              reason,
              remedy,
            })),
        ),
      ),
    );
}

function breaks({ pattern, unless }: ClaimRule, text: string): boolean {
  return pattern.test(text) && unless?.test(text) !== true;
}

function isAllowed({ allowedIn = [] }: ClaimRule, place: string): boolean {
  return allowedIn.some((allowed) => place === allowed || place.startsWith(`${allowed}.`));
}

/** The texts of a record that visitors read. */
export function readTexts(value: unknown): TextInField[] {
  return textsIn(value).filter(({ field }) => !field.some((part) => unread.fields.has(String(part))));
}
