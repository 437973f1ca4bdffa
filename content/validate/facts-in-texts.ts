import { isAlwaysOpen } from '#app/page-data/hours.ts';
import { zipCodeRanges } from '#app/page-data/places.ts';
import { fitsRegisteredName } from '#content/rules/business-name.ts';
import { phoneDisplay, phoneOf } from '#content/rules/united-states.ts';
import type { Company } from '#content/collections.ts';
import type { FoundProblem, Rule } from '#content/validate/rule.ts';
import { shownTexts } from '#content/validate/texts.ts';

/** What texts say of a fact that a record holds. */
interface FactInTexts {
  pattern: RegExp;
  /** Whether what was found contradicts the record. */
  contradicts: (found: RegExpExecArray, text: string) => boolean;
  message: string;
  reason: string;
  remedy: string;
  /** It may be right: a warning by this name. */
  doubt?: string;
}

/** Labels of hours are chosen by the hours. */
const isChosenByHours = (key: string, [first]: readonly unknown[]) => key === 'labels' && first === 'hours';

/** Texts say of the business what its record says: each place where one doesn't is a problem of its own. */
export const factsInTexts: Rule = function* ({ company, fields, today }) {
  const rules = rulesFor(company, today);
  for (const { file, field, text } of shownTexts(
    fields.filter(({ key, field }) => !isChosenByHours(key, field)),
  ))
    for (const { pattern, contradicts, doubt, ...said } of rules)
      for (const [value, found] of new Map(
        [...text.matchAll(pattern)].map((found) => [found[0].trim(), found]),
      )) {
        if (!contradicts(found, text)) continue;
        const problem: FoundProblem = { file, field, value, ...said };
        yield doubt === undefined ? problem : { ...problem, severity: 'warning', rule: doubt };
      }
};

function rulesFor({ business, areas, brands = [], services }: Company, today: string): FactInTexts[] {
  const { brand, shortName, legalName, fictitiousName, phone, foundingYear, city } = business;
  const age = Number(today.slice(0, 4)) - foundingYear;
  const known = [
    brand,
    legalName,
    fictitiousName,
    ...[...brands, ...services, ...areas].map(({ name }) => name),
  ];
  // What the trade is called in names: of "Acme Garage Door Co.", "Garage" and "Door".
  const trade = brand.replace(shortName, '').match(/\p{Lu}\p{L}{2,}/gu) ?? [];
  const endings = [...trade.map((word) => `${word}s?`), 'Company', 'Inc', 'LLC', 'Corp', 'Pros', '& Sons'];
  const zipCodes = areas.flatMap(zipCodeRanges);
  const areaNames = areas.map(({ name }) => name);
  const base = areaNames.includes(city) ? city : areas.find(({ slug }) => slug === business.baseArea)?.name;
  const isOpen = isAlwaysOpen(business);
  const differ = {
    reason: 'visitors would read two different things',
    remedy: 'correct the one that is wrong',
  };
  return [
    {
      pattern:
        /(?<![\d.-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .·–-]{0,2}\d{3}[ .·–-]?\d{4}(?![\d-])|\b1?-?8\d\d-[\dA-Z][\dA-Z-]{6,}/g,
      contradicts: ([written]) => phoneOf(written) !== phone,
      message: `is another number than the company’s, ${phoneDisplay(phone)}`,
      reason: 'visitors who call it reach another company',
      remedy: 'write {phone}, which is always the company’s number',
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}’-])(?:\p{Lu}[\p{L}’&-]+ )+(?:(?:${endings.join('|')})(?![\p{L}-])(?: |$)?)+`,
        'gu',
      ),
      contradicts: ([name], text) => isOtherName(name.trim(), text, known),
      message: 'looks like the name of another company',
      reason: 'visitors would take it for yours, or call there',
      remedy: 'write {brand}',
      doubt: 'other-company',
    },
    {
      pattern:
        /\b(?:since|est(?:\.|d\.?|ablished)?(?: in)?|founded in|in business (?:since|from)) (?:19|20)\d\d(?!\d)/gi,
      contradicts: ([said], text) => isOfCompany(said, text) && !said.includes(String(foundingYear)),
      message: `is another year than the founding year in business.yaml, ${foundingYear}`,
      ...differ,
    },
    {
      pattern: /\b(\d+)\+? years(?= (?:in business|of (?:experience|service|trust)|serving)|[.,;:]|$)/gi,
      contradicts: ([, years]) => Number(years) > age,
      message: `is more than the ${age} years since the founding year in business.yaml, ${foundingYear}`,
      ...differ,
      doubt: 'years',
    },
    {
      pattern:
        /\b24[/-]7\b|\b24 hours\b|\bday (?:and|or) night\b|\baround the clock\b|\b(?:at )?(?:any|every) hour\b/gi,
      contradicts: () => !isOpen,
      message: 'is not what the opening hours in business.yaml say',
      ...differ,
      doubt: 'hours',
    },
    {
      pattern:
        /\b(?:(?:based|headquartered|owned|run|our (?:shop|office|base|home)) in|works? (?:from|out of)|home base is) ((?:\p{Lu}[\p{L}’-]+ ?)+)/gu,
      contradicts: ([, place = '']) => areaNames.includes(place.trim()) && place.trim() !== base,
      message: `is not the city in business.yaml, ${city}`,
      ...differ,
    },
    {
      pattern: /(?<![\d,.$#-]|(?:Code|[Ss]ections?|§) )\b\d{5}\b(?![\d,-]|\.\d)/g,
      contradicts: ([code]) => !zipCodes.some(([from, to]) => from <= code && code <= to),
      message: 'is a ZIP code that no area has',
      reason: 'visitors look up by their ZIP code whether you come to them',
      remedy: 'check the digits, or add it to the area’s ZIP codes',
      doubt: 'zip-code',
    },
  ];
}

/** Laws and houses have their year, too: whether a sentence with one is about the company. */
function isOfCompany(said: string, text: string): boolean {
  const sentence = text.split(/(?<=[.!?]) /).find((part) => part.includes(said)) ?? '';
  return /\b(?:family|serv(?:ing|es|ed)|founded|est|established|trusted|in business|we (?:have|opened|started)|we’ve)\b/i.test(
    sentence,
  );
}

/** Names that are part of a title, where all words have capitals, can't be told from its other words. */
function isOtherName(name: string, text: string, known: readonly (string | undefined)[]): boolean {
  const words = text.replace(name, '').match(/\p{L}{4,}/gu) ?? [];
  const isTitle = words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
  return !isTitle && !known.some((own) => own && (fitsRegisteredName(name, own) || own.includes(name)));
}
