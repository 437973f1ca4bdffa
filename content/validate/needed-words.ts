import { textsIn } from '#content/texts-in.ts';
import { linkedClaim } from '#app/template.ts';
import type { Rule } from '#content/validate/rule.ts';

type Key = 'labels' | 'home' | 'about' | 'contact' | 'offline' | 'servicePage' | 'areaPage' | 'problems';

/** Words that a record needs only because of what another record says. */
export const neededWords: Rule = ({ company, folder, fileOf }) => {
  const { business, services, safety, answers, areas, emergencyBanner, symptoms, problems } = company;
  const emergency = services.find((service) => service.emergency);
  const facts = areas.flatMap((area) => area.facts ?? []);
  const namesClaim = textsIn(company).some(({ text }) => text.includes(`{${linkedClaim}}`));
  const needs: [because: boolean, why: string, ...fields: `${Key}${string}`[]][] = [
    [emergency !== undefined, `"${emergency?.name}" is an emergency service`, 'labels.emergency'],
    [business.license !== undefined, 'business.yaml holds a license', 'labels.footer.license'],
    [
      emergencyBanner !== undefined,
      'there is a banner about emergencies in sections/',
      'home.emergency',
      'about.emergency',
    ],
    [
      safety.length > 0,
      'there are topics in safety/',
      'contact.safety',
      'servicePage.safetyMore',
      'offline.safety',
    ],
    [
      answers.length > 0,
      'there are answers in answers/',
      'contact.answers',
      'servicePage.answers',
      'areaPage.answers',
    ],
    [facts.length > 0, 'an area has facts from public record', 'areaPage.factsHeading', 'areaPage.source'],
    [
      facts.some(({ source }) => source.date === undefined),
      'the source of an area’s fact bears no date',
      'areaPage.undatedSource',
    ],
    [namesClaim, `a text names {${linkedClaim}}`, `labels.${linkedClaim}`],
  ];
  const missing = needs.flatMap(([because, why, ...fields]) =>
    fields.flatMap((path) => {
      const [key, ...field] = path.split('.') as [Key, ...string[]];
      const record = company[key];
      if (!because || record === undefined || valueAt(record, field) !== undefined) return [];
      return [
        {
          file: fileOf(record),
          field,
          message: `is missing, and ${why}`,
          remedy: 'write the words that say so',
        },
      ];
    }),
  );
  // Symptoms need the page that shows them, and that page needs symptoms.
  if ((problems === undefined) !== (symptoms.length === 0))
    missing.push({
      file: `${folder}/pages/problems.yaml`,
      field: [],
      message: problems ? 'has no symptom to show' : 'is missing, and there are symptoms in symptoms/',
      remedy: problems ? 'write one in symptoms/, or take this file away' : 'write the page that shows them',
    });
  return missing.map((problem) => ({ severity: 'error', ...problem }));
};

function valueAt(value: unknown, field: readonly string[]): unknown {
  return field.reduce<unknown>((part, name) => Reflect.get(Object(part), name), value);
}
