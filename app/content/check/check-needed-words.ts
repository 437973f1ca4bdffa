import { fileOf } from '#app/content/check/file-of.ts';
import type { Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import { textsIn } from '#app/content/texts-in.ts';
import { linkedClaim } from '#app/template.ts';

/** Words that a record needs only because of what another record says. */
export function checkNeededWords(company: Company, folder: string): Problem[] {
  const { business, services, safety, answers, areas, emergencyBanner } = company;
  const { labels, home, about, contact, offline, servicePage, areaPage } = company;
  const emergencyService = services.find(({ emergency }) => emergency);
  const needs: {
    because: string | false | undefined;
    words: {
      record: 'labels' | 'home' | 'about' | 'contact' | 'offline' | 'servicePage' | 'areaPage';
      field: string[];
      text: unknown;
    }[];
  }[] = [
    {
      because: emergencyService && `"${emergencyService.name}" is an emergency service`,
      words: [{ record: 'labels', field: ['emergency'], text: labels?.emergency }],
    },
    {
      because: business?.license && 'business.yaml holds a license',
      words: [{ record: 'labels', field: ['footer', 'license'], text: labels?.footer.license }],
    },
    {
      because: emergencyBanner && 'there is a banner about emergencies in sections/',
      words: [
        { record: 'home', field: ['emergency'], text: home?.emergency },
        { record: 'about', field: ['emergency'], text: about?.emergency },
      ],
    },
    {
      because: safety.length > 0 && 'there are topics in safety/',
      words: [
        { record: 'contact', field: ['safety'], text: contact?.safety },
        { record: 'servicePage', field: ['safetyMore'], text: servicePage?.safetyMore },
        { record: 'offline', field: ['safety'], text: offline?.safety },
      ],
    },
    {
      because: answers.length > 0 && 'there are answers in answers/',
      words: [
        { record: 'contact', field: ['answers'], text: contact?.answers },
        { record: 'servicePage', field: ['answers'], text: servicePage?.answers },
        { record: 'areaPage', field: ['answers'], text: areaPage?.answers },
      ],
    },
    {
      because: areas.some(({ facts }) => facts !== undefined) && 'an area has facts from public record',
      words: [
        { record: 'areaPage', field: ['factsHeading'], text: areaPage?.factsHeading },
        { record: 'areaPage', field: ['source'], text: areaPage?.source },
      ],
    },
    {
      because:
        areas.some(({ facts = [] }) => facts.some(({ source: { date } }) => date === undefined)) &&
        'the source of an area’s fact bears no date',
      words: [{ record: 'areaPage', field: ['undatedSource'], text: areaPage?.undatedSource }],
    },
    {
      because: namesClaim(company) && `a text names {${linkedClaim}}`,
      words: [{ record: 'labels', field: [linkedClaim], text: labels?.lifetimeWarranty }],
    },
  ];
  return needs.flatMap(({ because, words }) =>
    words
      // A record that is wrong or missing altogether is a problem of its own.
      .filter(({ record, text }) => Boolean(because) && company[record] !== undefined && text === undefined)
      .map(({ record, field }) => ({
        file: fileOf(folder, record),
        field,
        message: `is missing, and ${because}`,
        remedy: 'write the words that say so',
      })),
  );
}

function namesClaim(company: Company): boolean {
  return textsIn(company).some(({ text }) => text.includes(`{${linkedClaim}}`));
}
