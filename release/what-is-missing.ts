import type { Business } from '#app/content/records.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';
import { isPlaceholderPhone } from '#app/content/rules/united-states.ts';

/** What keeps a company's site from being published, each with the reason and what to do. An empty list means nothing does. */
export function whatIsMissing(
  business: Business,
  areas: readonly { name: string; toConfirm?: string[] | undefined }[],
): string[] {
  const { required = [] } = rulesOf(business.stateCode);
  const doubts = areas.flatMap(({ name, toConfirm = [] }) => toConfirm.map((doubt) => `${name}: ${doubt}`));
  const facts = [
    {
      missing: isPlaceholderPhone(business.phone),
      text: 'phone is a placeholder (a 555 number). Enter the number that customers call.',
    },
    {
      missing: business.origin.endsWith('.example'),
      text: 'origin is a placeholder (an .example address). Enter the address the site will have.',
    },
    {
      missing: business.legalName === undefined,
      text: 'legalName is missing. Enter the business name as registered with the state.',
    },
    ...required.map(({ fact, reason }) => ({
      missing: business[fact] === undefined,
      text: `${fact} is missing: ${reason}.`,
    })),
    {
      missing: !business.areaFactsConfirmed,
      text: `areaFactsConfirmed is false. Compare every area’s ZIP codes and response time with the map, then set it to true.${doubts.length > 0 ? ` In doubt: ${doubts.join('; ')}.` : ''}`,
    },
  ];
  return facts.filter(({ missing }) => missing).map(({ text }) => text);
}
