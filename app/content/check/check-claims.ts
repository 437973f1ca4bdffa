import type { Problem } from '#app/content/problem.ts';
import type { RawRecord } from '#app/content/read-records.ts';
import type { ClaimRule } from '#app/content/rules/claims.ts';

/** Collections and fields whose texts no visitor reads. */
const unread = {
  collections: new Set(['business', 'tokens', 'brands', 'redirects', 'confirmations']),
  fields: new Set(['holds', 'law', 'toConfirm', 'sources', 'source', 'url']),
};

/** Every text of the records that makes a claim which nobody could defend as it stands. */
export function checkClaims(
  collections: readonly { key: string; records: readonly RawRecord[] }[],
  rules: readonly ClaimRule[],
): Problem[] {
  return collections
    .filter(({ key }) => !unread.collections.has(key))
    .flatMap(({ key, records }) =>
      records.flatMap(({ file, value }) =>
        textsIn(value).flatMap(({ field, text }) =>
          rules
            .filter((rule) => breaks(rule, text) && !isAllowed(rule, [key, ...field].join('.')))
            .map(({ pattern, reason, remedy }) => ({
              file,
              field,
              message: `says "${pattern.exec(text)?.[0]}": ${reason}; ${remedy}`,
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

function textsIn(
  value: unknown,
  field: (string | number)[] = [],
): { field: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, place) => textsIn(item, [...field, place]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !unread.fields.has(key))
    .flatMap(([key, item]) => textsIn(item, [...field, key]));
}
