import { minutesName } from '#app/content/business-facts.ts';
import { isRead, readTexts } from '#app/content/check/check-claims.ts';
import { ranges } from '#app/content/ranges.ts';
import type { Rule } from '#check/check-content.ts';

const minutes = /\b(\d{1,3}) ?(?:[–-]|to) ?(\d{1,3})[ -]min(?:ute)?s?\b/gi;

/**
 * How soon help arrives is a fact of an area's record, and its own texts name it as {minutes}, others as {vistaMinutes}.
 * Where one repeats it in digits, it has to agree with the record of an area that it names, and says less than the record
 * as soon as that changes.
 */
export const repeatedMinutes: Rule = ({ company, records }) => {
  if (company === undefined) return [];
  const { areas } = company;
  return records
    .filter(({ key }) => isRead(key))
    .flatMap(({ key, records: ofKind }) =>
      ofKind.flatMap(({ file, names, value }) => {
        const own = key === 'areas' ? names.slug : names.area;
        return readTexts(value).flatMap(({ field, text }) =>
          [...text.matchAll(minutes)].flatMap(([found, from, to]) => {
            const named = areas.filter(({ name, slug }) => slug === own || text.includes(name));
            // Minutes of something else than arrival stand beside no area.
            if (named.length === 0) return [];
            const agreeing = named.filter(({ responseTime }) => responseTime === `${from}-${to}`);
            const says = named
              .map(({ name, responseTime }) => `${name}: ${ranges(responseTime)} minutes`)
              .join(', ');
            const remedy = `write ${(agreeing.length > 0 ? agreeing : named)
              .map(({ slug, name }) =>
                slug === own ? '{minutes} minutes' : `{${minutesName(slug)}} minutes for ${name}`,
              )
              .join(' or ')}: that always says what the record says`;
            if (agreeing.length === 0)
              return [
                {
                  file,
                  field,
                  value: found,
                  message: `disagrees with the area’s record (${says})`,
                  reason: 'visitors would read two different promises',
                  remedy,
                },
              ];
            return [
              {
                file,
                field,
                value: found,
                message: `repeats what the area’s record says (${says})`,
                reason: 'once the record changes, this text will say something else',
                remedy,
                warning: 'repeated-minutes',
              },
            ];
          }),
        );
      }),
    );
};
